import type { Extractor, Found } from './extractor'
import type { Passage } from './passage'

/** Names by which posters call a tool that the report knows by another. */
const ALIAS: Readonly<Record<string, string>> = {
  tiotest: 'tiobench',
  bonnie: 'bonnie++',
  'fs-mark': 'fs_mark',
  fsmark: 'fs_mark',
  'aim vii': 'aim7',
}
const TOOL =
  'dbench|tbench|bonnie\\+\\+|tiobench|tiotest|netbench|iozone|fio|fs[_-]?mark|postmark|sysbench|compilebench|blogbench|filebench|ffsb|reaim|contest|kernbench|lmbench|hdparm'

/** "NetBench 7.0.1" (a line may end between them), "dbench-1.1", "dbench version 3.04", "tiotest v0.3.1". Not "dbench 32". */
const VERSION = new RegExp(
  `(?<![\\w/.-])(${TOOL})(?:\\.pl)?(?:[-_]|,?\\s+)(?:(?:is |was )?version |ver\\.? |v\\.?|release )?(\\d{1,2}(?:\\.\\d+)+[a-z]?\\d?(?:-\\d+-g[\\da-f]{4,}|-(?:alpha|beta|rc)\\d+)?)(?![\\w%]|\\.\\d| ?(?:[mk]b|mib|sec|times))`,
  'gi',
)
/** "dbench-1.1 32 clients", "dbench 48", "./dbench -t 60 32", "dbench with 32 clients" */
const CLIENTS =
  /(?<![\w.-])(dbench|tbench)(?:[-_ ]v?\d+\.[\d.]+\w?)?(?: +-\w+(?: *=?[^\s-]\S*)?)*(?: +(?:with|at|using|for))?[ ,(]+(\d{1,4})(?: +(clients?|procs|processes|threads)\b|(?=\s*[:)]?\s*$))/gim

export const toolVersion: Extractor = {
  name: 'tool version',
  hint: new RegExp(TOOL, 'i'),
  find({ text }: Passage): readonly Found[] {
    return [...text.matchAll(VERSION)]
      .map((match) => fact(match, 'toolVersion'))
      .concat([...text.matchAll(CLIENTS)].map((match) => fact(match, 'params.clients')))
  },
}

function fact(match: RegExpMatchArray, field: string): Found {
  const name = (match[1] ?? '').toLowerCase()
  const value = match[2] ?? ''
  const start = (match.index ?? 0) + match[0].lastIndexOf(value)
  return {
    field,
    value,
    start,
    length: value.length,
    certainty: 'set',
    only: { field: 'tool', value: ALIAS[name] ?? name },
  }
}

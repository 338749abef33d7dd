import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from '@/lib/parse'
import { formsOfBonnie, formsOfFio, formsOfIozone } from './forms.fixture'
import { disagreements, figuresIn } from './two-forms.fixture'

/** A collection of genuine output, one file an execution and its command beside it, which stays outside the project. */
const GENUINE = join(import.meta.dirname, '../../../../shared/genuine')

const outputs = existsSync(GENUINE) ? readdirSync(GENUINE).filter((name) => name.endsWith('.txt')) : []
const textOf = (name: string): string => readFileSync(join(GENUINE, name), 'utf8')

/** What was printed while a test was made ready, went wrong, or was told to print nothing. */
const WITHOUT_RESULT = /\.stderr\.txt$|fileio-(?:prepare|cleanup)|noxfer|fio-2\.0\.9-(?:json|terse-v4)\.txt$/
/** Two bare numbers, which only the command over them tells from any two others. */
const UNDER_COMMAND = /lmbench-3\.0-(?:bw_file_rd|lat_mmap)\.txt$/

const TOOLS: Readonly<Record<string, string>> = {
  tiotest: 'tiobench',
  tbench: 'dbench',
  bon_csv2txt: 'bonnie++',
  bon_csv2html: 'bonnie++',
  bonnie64: 'bonnie',
}

/** `fio-3.33-json.txt` is fio's; what was timed with `time` may be another tool's too. */
function toolOf(name: string): string {
  const [tool = ''] = /^[a-z+_\d]*?(?=-)/i.exec(name) ?? []
  return TOOLS[tool] ?? tool
}

test('every genuine output that holds a result is read', async () => {
  if (outputs.length === 0) console.info(`not read: the genuine outputs are not at ${GENUINE}`)
  for (const name of outputs) {
    const command = UNDER_COMMAND.test(name) ? `$ ${textOf(name.replace('.txt', '.cmd'))}` : ''
    const { messages, findings } = await parse(command + textOf(name))
    const runs = messages.flatMap((message) => message.runs)
    const unread = [...findings, ...messages.flatMap((message) => message.findings)].filter(
      ({ kind }) => kind === 'unread',
    )
    const tools = [...new Set(runs.map(({ tool }) => tool))]
    const expected = WITHOUT_RESULT.test(name) ? [] : name.startsWith('time-csh') ? ['dd'] : [toolOf(name)]
    expect({ name, tools, unread }).toEqual({ name, tools: expected, unread: [] })
  }
})

test('a genuine bonnie++ table and its CSV line say the same', () => {
  for (const name of outputs.filter((output) => output.startsWith('bonnie++'))) {
    const { table, csv } = formsOfBonnie(textOf(name))
    const own = figuresIn(table)
    if (own.length > 0) expect({ name, differ: disagreements(own, figuresIn(csv)) }).toEqual({ name, differ: [] })
  }
})

test('the forms of a genuine fio execution say the same', () => {
  for (const name of outputs.filter((output) => output.startsWith('fio'))) {
    const { human, terse, json } = formsOfFio(textOf(name))
    const own = figuresIn(human)
    for (const other of [terse, json])
      if (own.length > 0 && other !== null)
        expect({ name, differ: disagreements(own, figuresIn(other), ['job', 'group']) }).toEqual({ name, differ: [] })
  }
})

test('a genuine iozone table and its Excel part say the same', () => {
  for (const name of outputs.filter(
    (output) => output.startsWith('iozone') && textOf(output).includes('Excel output is below'),
  )) {
    const { table, excel } = formsOfIozone(textOf(name))
    const differ = disagreements(figuresIn(table), figuresIn(excel), ['fileSizeKiB', 'recordSizeKiB'])
    expect({ name, differ }).toEqual({ name, differ: [] })
  }
})

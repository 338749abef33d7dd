import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The outputs of one tool that lie in fixtures/: genuine, of one execution each, cut to size. */
export function outputsOf(tool: string): readonly (readonly [name: string, text: string])[] {
  const folder = join(import.meta.dirname, 'fixtures', tool)
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return names.map((name) => [name.replace('.txt', ''), readFileSync(join(folder, name), 'utf8')])
}

export const fixture = (path: string): string => readFileSync(join(import.meta.dirname, 'fixtures', path), 'utf8')

const partition = (text: string, isFirst: (line: string) => boolean): readonly [string, string] => {
  const lines = text.split('\n')
  return [lines.filter(isFirst).join('\n'), lines.filter((line) => !isFirst(line)).join('\n')]
}

/** bonnie++'s table and its line of comma-separated values. */
export function formsOfBonnie(text: string): { readonly csv: string; readonly table: string } {
  const [csv, table] = partition(text, (line) => line.split(',').length > 25)
  return { csv, table }
}

export interface FormsOfFio {
  readonly human: string
  readonly terse: string | null
  readonly json: string | null
}

/** `--output-format=normal,terse,json` prints the terse line, the JSON, and then what is for people. */
export function formsOfFio(text: string): FormsOfFio {
  const [terse, others] = partition(text, (line) => /^\d;(?:[^;]*;){60}/.test(line))
  const [json = null] = /^\{\n[\s\S]*?^\}$/m.exec(others) ?? []
  return { human: json === null ? others : others.replace(json, ''), terse: terse === '' ? null : terse, json }
}

/** iozone's table, or its rows of throughput, and its Excel part. */
export function formsOfIozone(text: string): { readonly table: string; readonly excel: string } {
  const [table = '', excel = ''] = text.split(/Excel output is below:|(?=^"Throughput report)/m)
  return { table, excel }
}

/** `"  Initial write " 1259345.50  4905587.00 `: the Excel part of throughput mode. */
export const iozoneExcelRows = (
  excel: string,
): readonly { readonly name: string; readonly values: readonly number[] }[] =>
  Array.from(excel.matchAll(/^"\s*([A-Z][\w -]*?)\s*"((?:\s+\d+\.\d+)+)\s*$/gm), ([, name = '', values = '']) => ({
    name,
    values: values.trim().split(/\s+/).map(Number),
  }))

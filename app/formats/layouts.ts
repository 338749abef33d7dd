import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@/lib/db/project-root'

/** The texts that a format is held by in the tests, in words: "1.59 two directions". Each is a layout, a version, or a mail that took a table apart. */
export function layoutsOf(tool: string): readonly string[] {
  const folder = join(projectRoot(), 'lib/formats/fixtures', tool)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4).replaceAll('-', ' '))
    .sort()
}

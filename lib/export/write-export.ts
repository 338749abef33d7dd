import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ExportFolder } from './export-folder'
import type { MessageLine } from './lines'
import type { Counts } from './manifest'
import { toEntry } from './mbox-entry'
import { type KeptMessage, openSnapshot, type Snapshot } from './read-archive'
import { tables } from './tables'

/** An export that cannot be written, in words. */
export class ExportError extends Error {
  override readonly name = 'ExportError'
}

/**
 * Writes everything that an archive holds into a new or an empty folder: the same archive gives the same bytes. The folder has its
 * name only when all of it is there. Throws an ExportError where it cannot be written, an ArchiveError where the archive cannot be read.
 */
export function writeExport(path: string, folder: string): Counts {
  const place = resolve(folder)
  const unfinished = join(dirname(place), `.${basename(place)}.${randomUUID()}.unfinished`)
  const snapshot = openSnapshot(path)
  try {
    refuseTaken(place, folder)
    mkdirSync(unfinished, { recursive: true })
    const counts = writeInto(unfinished, snapshot)
    renameSync(unfinished, place)
    return counts
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw inWords(error, folder)
  } finally {
    snapshot.close()
  }
}

function refuseTaken(place: string, folder: string): void {
  if (!existsSync(place)) return
  if (!statSync(place).isDirectory())
    throw new ExportError(`${folder}: there is a file already, and an export is a folder`)
  if (readdirSync(place).length > 0)
    throw new ExportError(`${folder}: is not empty, and an export takes nothing's place`)
}

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'not allowed to write there',
  EPERM: 'not allowed to write there',
  EROFS: 'nothing can be written there',
  ENOTDIR: 'a part of the path is a file',
  ENOTEMPTY: 'is not empty any more, and an export takes nothing’s place',
}

function inWords(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = WORDS[code]
  return words === undefined ? error : new ExportError(`${folder}: ${words}`, { cause: error })
}

function writeInto(folder: string, snapshot: Snapshot): Counts {
  const files = new ExportFolder(folder)
  try {
    const counts = writeRows(files, snapshot)
    files.finish(counts)
    return counts
  } finally {
    files.close()
  }
}

function writeRows(files: ExportFolder, snapshot: Snapshot): Counts {
  const counts = {
    ...{ messages: 0, runs: 0, figures: 0, corrections: 0 },
    ...{ heads: 0, permalinks: 0, sources: 0, imports: 0, removed: 0, changes: 0, proposals: 0, masks: 0 },
  }
  for (const { message, runs } of snapshot.messages()) {
    counts.messages++
    writeMessage(files, message)
    for (const run of runs) {
      counts.runs++
      counts.figures += run.measurements.length
      counts.corrections += run.conditions.filter(({ correctedAt }) => correctedAt !== null).length
      counts.corrections += [run.dismissedAt, run.readLines].filter((said) => said !== null).length
      files.file('runs.jsonl').writeLine(run)
    }
  }
  for (const table of tables) {
    for (const row of snapshot.rows(table)) {
      counts[table.name]++
      files.file(table.file).writeLine(row)
    }
  }
  return counts
}

function writeMessage(files: ExportFolder, { raw, text, findings, ...known }: KeptMessage): void {
  const { bytes, place } = toEntry({ raw, ...known })
  files.file('messages.mbox').write(bytes)
  const line: MessageLine = { ...known, mbox: place, text, findings }
  files.file('messages.jsonl').writeLine(line)
}

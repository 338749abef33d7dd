import type { APIRequestContext, Locator } from '@playwright/test'
import { archiveText, expect } from './fixtures'

const DOCUMENTS = [
  'ext3-tiobench-2.4.10-2001',
  'netbench-journal-filesystems-2001',
  'readahead-dbench-2001',
  'reiserfs-write-speedup-2002',
  'xfs-delaylog-2011',
]

/** Brings the five documents into the archive, whatever of them is there already. */
export async function fillArchive(request: APIRequestContext): Promise<void> {
  for (const name of DOCUMENTS) {
    const answer = await request.post('/api/v1/messages', {
      data: archiveText(name),
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(answer.ok(), `${name} is saved`).toBe(true)
  }
}

/** What a table says, row by row. */
export const rowsOf = (place: Locator): Promise<string[][]> =>
  place
    .locator('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
    )

/** The (first) drawing of a chart in a place. */
export const drawingIn = (place: Locator): Locator => place.locator('.drawing').first()

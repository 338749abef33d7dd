import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { raidLevel } from '@/lib/conditions/raid-level'
import { migrate } from './migrate'
import { readMigrations } from './migrations'

const STATED = [
  ...['raid5', 'RAID 5, raid5', 'md-raid6', 'mdadm RAID1', 'RAID-0', 'RAID level 5 over 8 disks', 'RAID 1+0'],
  ...['Raid10, RAID 10', 'raid0+1', 'RAID 6 against RAID 5', 'linear', 'linear and more', 'a hardware RAID', 'raid 55'],
]

test('the runs of an earlier archive get the level that new ones get', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'iolore-facets-'))
  try {
    const path = join(folder, 'archive.db')
    const known = await readMigrations()
    const at = known.findIndex(({ name }) => name.endsWith('_facets'))
    await migrate(path, known.slice(0, at))
    const file = new Database(path)
    file.function('hide_addresses', (text) => text)
    file.exec("INSERT INTO Message (id, key, raw, text, parser) VALUES ('m', 'k', '', '', '1')")
    const run =
      file.prepare(`INSERT INTO Run (id, messageId, ordinal, tool, factorKey, machine, quoted, firstLine, lastLine, fingerprint)
      VALUES (?, 'm', ?, 'dd', '{}', 'm', 0, 1, 1, '')`)
    const condition = file.prepare("INSERT INTO Condition (runId, field, value) VALUES (?, 'system.raid', ?)")
    for (const [index, value] of [...STATED, null].entries()) {
      run.run(index + 1, index + 1)
      condition.run(index + 1, value)
    }
    file.close()
    await migrate(path)
    const after = new Database(path, { readonly: true })
    const levels = after.prepare('SELECT raid FROM Run ORDER BY id').pluck().all()
    after.close()
    expect(levels).toEqual([...STATED.map(raidLevel), null])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

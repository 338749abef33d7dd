import { rmSync } from 'node:fs'

/** The archive of the tests goes with them. */
export default function removeDatabase(): void {
  const folder = process.env.IOLORE_E2E_FOLDER
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

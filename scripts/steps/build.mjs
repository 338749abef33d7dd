import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, readStamp, writeStamp } from './hash.mjs'
import { ROOT, runTool } from './run.mjs'
import { say } from './say.mjs'

const FOLDER = process.env.NEXT_DIST_DIR ?? '.next'
const STAMP = `${FOLDER}/iolore-made-from`

const SOURCES = [
  ...['app', 'components', 'lib', 'public', 'prisma/schema.prisma', 'package.json', 'package-lock.json'],
  ...['next.config.ts', 'proxy.ts', 'instrumentation.ts', 'tsconfig.json'],
]
const NOT_BUILT = /(?:\.test\.tsx?|\.fixture\.ts)$|^lib\/db\/generated\/|\/fixtures\//

/** Builds the pages where the sources are not those that they were last built from. */
export async function build() {
  const source = hashOf(SOURCES, (name) => NOT_BUILT.test(name.replaceAll('\\', '/')))
  if (existsSync(join(ROOT, FOLDER, 'BUILD_ID')) && readStamp(STAMP) === source) return
  say('Building the pages. This takes about half a minute …')
  await runTool('next', ['build'], { failure: 'The pages could not be built; what is wrong stands above.' })
  writeStamp(STAMP, source)
}

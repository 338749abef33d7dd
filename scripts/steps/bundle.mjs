import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './hash.mjs'
import { ROOT } from './run.mjs'

const FOLDER = join(ROOT, 'cli/bundle')
/** What each program begins with. */
const PROGRAMS = { command: 'cli/run.ts', reader: 'cli/reader-thread.ts' }
/** Native, a program of its own, or so large that it is loaded only when it is used. */
const APART = ['better-sqlite3', 'esbuild', '@prisma/client/runtime/query_compiler_*']

/**
 * The command as two programs (CommonJS): one of all that it is made of, one of what a thread that reads mails needs. Made again when a
 * source is another one, so that neither can be stale. The generated database client must be there.
 * @returns {Promise<{ command: string, reader: string }>} their files
 */
export async function bundleCommand() {
  const sources = hashOf(
    ['cli', 'lib', 'scripts/steps', 'tsconfig.json', 'package-lock.json'],
    (name) => !isSource(name),
  )
  const made = Object.fromEntries(
    Object.keys(PROGRAMS).map((name) => [name, join(FOLDER, `${name}-${sources.slice(0, 16)}.cjs`)]),
  )
  if (!Object.values(made).every((file) => existsSync(file))) await make(made)
  return made
}

const isSource = (name) =>
  /\.(?:ts|mjs|json)$/.test(name) &&
  !/\.(?:test|fixture)\.ts$|\/fixtures\//.test(name) &&
  !name.startsWith('cli/bundle/')

async function make(files) {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, join(ROOT, file)])),
    tsconfig: join(ROOT, 'tsconfig.json'),
    bundle: true,
    write: false,
    outdir: FOLDER,
    platform: 'node',
    format: 'cjs',
    external: APART,
    plugins: [ownAddress],
    logLevel: 'error',
  })
  await stop()
  await mkdir(FOLDER, { recursive: true })
  for (const [name, file] of Object.entries(files)) {
    // Whoever else makes it at the same time makes the same.
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, outputFiles.find(({ path }) => path === join(FOLDER, `${name}.js`)).contents)
    await rename(unfinished, file)
  }
  const old = (await readdir(FOLDER))
    .map((name) => join(FOLDER, name))
    .filter((file) => !Object.values(files).includes(file))
  for (const file of old) if (file.endsWith('.cjs')) await rm(file, { force: true })
}

/** A file that asks where it lies is told where its source does; written so that it does not change its own words. */
export const toldWhereItLies = (text, path) =>
  text.replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href))

const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const text = await readFile(path, 'utf8')
      return { contents: toldWhereItLies(text, path), loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

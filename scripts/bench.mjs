// `npm run bench [parse | compare [RUNS] | browse [RUNS] | import REPOSITORY]`: how fast mail is read and how fast a large archive answers, as ratios.
import { generateClient } from './steps/generate.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { runTool } from './steps/run.mjs'
import { main } from './steps/say.mjs'

await main(async () => {
  checkNodeVersion()
  await install()
  await generateClient()
  await runTool('tsx', ['bench/bench.ts', ...process.argv.slice(2)], { failure: 'The bench did not come to its end.' })
})

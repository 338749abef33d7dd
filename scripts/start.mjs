// `npm start`: from a bare clone to an answering server. Plain Node, because nothing is installed yet. Every step looks first
// whether it has anything to do, so that the second start takes seconds.
import { checkNodeVersion } from './steps/node-version.mjs'
import { main } from './steps/say.mjs'

await main(async () => {
  checkNodeVersion()
  const { readAddress } = await import('./steps/address.mjs')
  const { install } = await import('./steps/install.mjs')
  const { generateClient } = await import('./steps/generate.mjs')
  const { prepareDatabase } = await import('./steps/database.mjs')
  const { build } = await import('./steps/build.mjs')
  const { serve } = await import('./steps/serve.mjs')

  const address = await readAddress()
  await install()
  await generateClient()
  await prepareDatabase()
  await build()
  await serve('start', address)
})

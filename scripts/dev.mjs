// `npm run dev`: the same as `npm start`, with pages that follow every change of their source.
import { readAddress } from './steps/address.mjs'
import { prepareDatabase } from './steps/database.mjs'
import { generateClient } from './steps/generate.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { main } from './steps/say.mjs'
import { serve } from './steps/serve.mjs'

await main(async () => {
  checkNodeVersion()
  const address = await readAddress()
  await install()
  await generateClient()
  await prepareDatabase()
  await serve('dev', address)
})

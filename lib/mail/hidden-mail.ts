import { hideAddresses } from './hide-addresses'

/** Text in which an address could stand unseen: it is decoded instead. */
const ENCODED = /^content-transfer-encoding:\s*(?:base64|quoted-printable)|=\?[\w-]+\?[bq]\?/im

/** A message as it came, addresses hidden; where its mail program encoded it, what it says. */
export const hiddenMail = ({ raw, text }: { readonly raw: string; readonly text: string }): string =>
  hideAddresses(ENCODED.test(raw) ? text : raw)

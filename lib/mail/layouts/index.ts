import { authorPage } from './author-page'
import type { Layout } from './layout'
import { lkmlOrg } from './lkml-org'
import { lorePage } from './lore-page'
import { lorePages } from './lore-pages'
import { loreThread } from './lore-thread'
import { marc } from './marc'
import { mbox } from './mbox'
import { mhonarc } from './mhonarc'
import { pipermail } from './pipermail'
import { plain } from './plain'
import { withHeaders } from './with-headers'

/**
 * Every way in which a text shows mails; the first that fits is taken, and the last fits always. A mail may quote a page
 * of an archive, so a mail with headers goes before the archives, which are known by lines in the middle.
 */
export const layouts: readonly Layout[] = [
  mbox,
  marc,
  withHeaders,
  lorePages,
  lorePage,
  loreThread,
  mhonarc,
  pipermail,
  lkmlOrg,
  authorPage,
  plain,
]

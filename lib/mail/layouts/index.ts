import { authorPage } from './author-page'
import type { Layout } from './layout'
import { lorePage } from './lore-page'
import { loreThread } from './lore-thread'
import { mbox } from './mbox'
import { plain } from './plain'
import { withHeaders } from './with-headers'

/** Every way in which a text shows mails; the first that fits is taken, and the last fits always. */
export const layouts: readonly Layout[] = [mbox, lorePage, loreThread, withHeaders, authorPage, plain]

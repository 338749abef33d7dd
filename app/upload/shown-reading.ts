/** What a reading is shown with: several times the rest of the page, and of no use before there is a text (use-shown). */
export { NoResult } from './no-result'
export { ReadDocument } from './read-document'

import { readFile } from 'node:fs/promises'
import { bundleCommand } from '../scripts/steps/bundle.mjs'

/**
 * The program of a thread that reads mails, as one text. A thread that loaded the sources through tsx would start a second thread for
 * that, take seconds, and hold both loaders' memory for as long as it reads.
 */
export const readerProgram = async (): Promise<string> => readFile((await bundleCommand()).reader, 'utf8')

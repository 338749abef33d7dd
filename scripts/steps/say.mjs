/** What a person is told while things are made ready; the time stands there where it takes longer. */
export const say = (words) => process.stdout.write(`${words}\n`)

/** Something that a person can put right: said without a stack, exit code 1. */
export class Trouble extends Error {}

/** Runs a script's main part; a Trouble is printed in its words. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

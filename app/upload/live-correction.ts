/** A correction before it is saved; `message` counts the document's messages from 0. */
export interface LiveCorrection {
  readonly message: number
  readonly run: number
  readonly field: string
  readonly value: string | null
  /** what had been read: where the text was edited since and says something else, the correction is for another run */
  readonly read: string | null
}

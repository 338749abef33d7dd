/** A request that cannot be answered as asked. `message` is for people: what is so, why, what to do. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'HttpError'
  }
}

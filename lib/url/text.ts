import { createParser } from 'nuqs/server'

/** Longer values are no conditions of anything: they are left out with a word. */
const MAX_LENGTH = 300

const UNPRINTABLE = /\p{Cc}/u

/** A word or phrase as it stands in a mail; '' counts as absent. */
export const asText = createParser<string>({
  parse: (raw) => (raw === '' || raw.length > MAX_LENGTH || UNPRINTABLE.test(raw) ? null : raw),
  serialize: (value) => value,
})

/** A whole number from `least`. */
export const asCount = (least: number) =>
  createParser<number>({
    parse: (raw) => (/^\d{1,9}$/.test(raw) && Number(raw) >= least ? Number(raw) : null),
    serialize: String,
  })

/** One of a few numbers: rows a page. */
export const asOneOf = (values: readonly number[]) =>
  createParser<number>({
    parse: (raw) => values.find((value) => String(value) === raw) ?? null,
    serialize: String,
  })

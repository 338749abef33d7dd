import { named, text } from './words'

export const error = named('Error', 'What every error is answered with.', {
  error: named('Reason', 'Why.', {
    code: text.describe('for programs: unknown_key, bad_value, no_such_run …'),
    message: text.describe('for people: what is so, and what to do'),
  }),
})

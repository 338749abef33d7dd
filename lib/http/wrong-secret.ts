import { HttpError } from './http-error'

/** A program that states a secret means to be somebody: it is told, and not taken for nobody. */
export const wrongSecret = (): HttpError =>
  new HttpError(
    401,
    'wrong_secret',
    'The secret of this request opens nothing here. Nothing was done. Without one you are anybody.',
    { 'WWW-Authenticate': 'Bearer realm="iolore", error="invalid_token"' },
  )

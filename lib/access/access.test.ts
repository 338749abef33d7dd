import { describe, expect, it } from 'vitest'
import { credentialsOf, setEditCookie, setSessionCookie } from './credentials'
import { adminToken, isAdminToken, isOperator, operatorSession } from './operator'
import {
  countUpload,
  mayUpload,
  openUploads,
  requireUploader,
  uploaderSession,
  uploadMode,
  uploadsLeft,
} from './uploads'

const TOKEN = 'a secret of the operator'
const UPLOAD = 'a secret of uploaders'
const withHeaders = (headers: Record<string, string>) => credentialsOf(new Headers(headers))

describe('credentialsOf', () => {
  it('reads a bearer and cookies', () => {
    const { bearer, cookie } = withHeaders({ authorization: 'bearer ab-c_d', cookie: 'a=1; iolore_operator=x=y' })
    expect([bearer, cookie('a'), cookie('iolore_operator'), cookie('b')]).toEqual(['ab-c_d', '1', 'x=y', null])
  })

  it.each(['Basic abc', 'Bearers abc', ''])('takes %s for none', (authorization) =>
    expect(withHeaders({ authorization }).bearer).toBeNull(),
  )

  it.each(['Bearer', 'Bearer a b', 'bearer \u00e9'])('takes %s for one that opens nothing', (authorization) => {
    const credentials = withHeaders({ authorization })
    expect(credentials.bearer).toBe('')
    expect(isOperator(credentials, { IOLORE_ADMIN_TOKEN: TOKEN })).toBe(false)
    expect(mayUpload(credentials, { IOLORE_UPLOADS: 'token', IOLORE_UPLOAD_TOKEN: UPLOAD })).toBe(false)
  })
})

describe('cookies', () => {
  it('are for no script and no other site', () => {
    expect(setEditCookie('id', 'token', true)).toBe(
      'iolore_edit_id=token; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure',
    )
    expect(setSessionCookie('iolore_operator', '', false)).toContain('Max-Age=0')
  })
})

describe('isOperator', () => {
  const environment = { IOLORE_ADMIN_TOKEN: TOKEN }
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing', {}, false],
    ['the session', { cookie: `iolore_operator=${operatorSession(TOKEN)}` }, true],
    ['the token as a cookie', { cookie: `iolore_operator=${TOKEN}` }, false],
    ['the session of another token', { cookie: `iolore_operator=${operatorSession('another token, as long')}` }, false],
  ])('with %s', (_, headers, is) => expect(isOperator(withHeaders(headers), environment)).toBe(is))

  it('takes the token itself from a program', () => {
    const { cookie } = withHeaders({})
    expect(isOperator({ bearer: TOKEN, cookie }, environment)).toBe(true)
    expect(isOperator({ bearer: `${TOKEN}!`, cookie }, environment)).toBe(false)
  })

  it.each([{}, { IOLORE_ADMIN_TOKEN: '' }, { IOLORE_ADMIN_TOKEN: 'too short' }])('is nobody with %j', (none) => {
    expect(adminToken(none)).toBeNull()
    expect(isAdminToken('', none)).toBe(false)
    expect(isOperator({ bearer: none.IOLORE_ADMIN_TOKEN ?? '', cookie: () => '' }, none)).toBe(false)
  })
})

describe('uploads', () => {
  const nobody = withHeaders({})
  it.each<[string, Record<string, string>, Record<string, string>, boolean]>([
    ['open to all', {}, {}, true],
    ['off', { IOLORE_UPLOADS: 'off' }, {}, false],
    [
      'off, though the token is right',
      { IOLORE_UPLOADS: 'off', IOLORE_UPLOAD_TOKEN: UPLOAD },
      { cookie: `iolore_uploader=${uploaderSession(UPLOAD)}` },
      false,
    ],
    ['token, without one', { IOLORE_UPLOADS: 'token', IOLORE_UPLOAD_TOKEN: UPLOAD }, {}, false],
    [
      'token, with the session',
      { IOLORE_UPLOADS: 'token', IOLORE_UPLOAD_TOKEN: UPLOAD },
      { cookie: `iolore_uploader=${uploaderSession(UPLOAD)}` },
      true,
    ],
    ['token, none set', { IOLORE_UPLOADS: 'token' }, { cookie: 'iolore_uploader=' }, false],
    [
      'off, for the operator',
      { IOLORE_UPLOADS: 'off', IOLORE_ADMIN_TOKEN: TOKEN },
      { cookie: `iolore_operator=${operatorSession(TOKEN)}` },
      true,
    ],
  ])('%s', (_, environment, headers, may) => expect(mayUpload(withHeaders(headers), environment)).toBe(may))

  it('say how they are refused', () => {
    expect(() => requireUploader(nobody, { IOLORE_UPLOADS: 'off' })).toThrow(/no uploads through the web/)
    expect(() => requireUploader(nobody, { IOLORE_UPLOADS: 'token' })).toThrow(/with its token only/)
    expect(() => uploadMode({ IOLORE_UPLOADS: 'opne' })).toThrow(/not one of open, token, off/)
    expect(openUploads('wrong', { IOLORE_UPLOAD_TOKEN: UPLOAD })).toBeNull()
    expect(openUploads(UPLOAD, { IOLORE_UPLOAD_TOKEN: UPLOAD })).toBe(uploaderSession(UPLOAD))
  })

  it('are counted by address and day', () => {
    const environment = { IOLORE_UPLOADS_A_DAY: '2' }
    const noon = new Date('2026-01-02T12:00:00Z')
    countUpload('192.0.2.1', noon, environment)
    expect(uploadsLeft('192.0.2.1', noon, environment)).toBe(1)
    countUpload('192.0.2.1', noon, environment)
    expect(() => countUpload('192.0.2.1', noon, environment)).toThrow(/2 uploads a day/)
    expect(uploadsLeft('192.0.2.2', noon, environment)).toBe(2)
    expect(uploadsLeft('192.0.2.1', new Date('2026-01-03T00:00:00Z'), environment)).toBe(2)
  })
})

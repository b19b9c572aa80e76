import { describe, expect, test } from 'vitest'
import { CallError, errorOfAnswer, isSessionEnd, offlineError } from './call-error.ts'
import { refusalOf } from './refusal.ts'

function answer(status: number, headers: Record<string, string> = {}) {
  return { status, headers: new Headers(headers) }
}

describe('the error of an answer', () => {
  test('keeps everything the server said', () => {
    const body = {
      errorType: 'duplicate',
      message: 'Taken.',
      fields: { code: [{ code: 'duplicate', message: 'Taken.' }] },
      details: { id: 4 },
      requestId: 'r1',
    }
    expect(errorOfAnswer(answer(409), body, 'en')).toMatchObject({
      status: 409,
      code: 'duplicate',
      message: 'Taken.',
      fields: body.fields,
      details: { id: 4 },
      requestId: 'r1',
      isOffline: false,
      hasServerMessage: true,
    })
  })
  test('a body that is not ours reads as an internal error in the reader’s language', () => {
    const error = errorOfAnswer(answer(502, { 'x-request-id': 'r2' }), undefined, 'ar')
    expect(error).toMatchObject({ code: 'internal', requestId: 'r2', hasServerMessage: false })
    expect(error.message).toMatch(/[\u0600-\u06ff]/)
  })
  test('a busy server names its time', () => {
    expect(errorOfAnswer(answer(503, { 'retry-after': '7' }), null, 'en')).toMatchObject({
      code: 'busy',
      retryAfterSeconds: 7,
    })
  })
  test('no answer at all is offline', () => {
    expect(offlineError('en')).toMatchObject({ status: 0, isOffline: true, requestId: null })
  })
})

describe('the end of a session', () => {
  test.each(['token_expired', 'invalid_token', 'inactive_user'])('403 %s ends it', (code) => {
    expect(isSessionEnd(new CallError({ status: 403, code, message: '' }))).toBe(true)
  })
  test.each([
    [403, 'forbidden'],
    [401, 'invalid_token'],
    [403, 'step_up_required'],
  ])('%s %s does not', (status, code) => {
    expect(isSessionEnd(new CallError({ status, code, message: '' }))).toBe(false)
  })
})

describe('what was refused', () => {
  test('comes from the details of a forbidden answer', () => {
    const error = new CallError({
      status: 403,
      code: 'forbidden',
      message: '',
      details: { reason: 'event', page: 'brand', event: 'edit' },
    })
    expect(refusalOf(error, '/procure/brand/')).toEqual({
      reason: 'event',
      path: '/procure/brand/',
      page: 'brand',
      event: 'edit',
    })
  })
  test('any other error is none', () => {
    expect(refusalOf(new CallError({ status: 404, code: 'not_found', message: '' }), '/')).toBeNull()
    expect(refusalOf(new Error('x'), '/')).toBeNull()
  })
})

import { route } from '@countinghouse/contract/route'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { upload } from './upload.ts'

const savePicture = route({
  id: 'desk.picture.create',
  method: 'POST',
  path: '/desk/pictures/{id}',
  access: 'self',
  writes: true,
  upload: { maxBytes: 1000, mediaTypes: 'any' },
  input: z.strictObject({ id: z.int(), fileName: z.string() }),
  output: z.object({ id: z.int() }),
})
const input = { id: 7, fileName: 'a b.png' }
const file = new Blob(['bytes'])

/** The part of the browser's own request that is used; a test answers it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  sent: unknown
  address = ''

  open(method: string, url: string) {
    this.address = `${method} ${url}`
    FakeRequest.last = this
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  getResponseHeader(name: string) {
    return name === 'x-request-id' ? 'r-1' : null
  }

  send(body: unknown) {
    this.sent = body
  }

  abort() {
    this.answer(0, '')
  }

  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => void vi.unstubAllGlobals())

test('the file is the body, everything else is in the address, and progress is told', async () => {
  const shares: number[] = []
  const sending = upload(savePicture, input, file, { idempotencyKey: 'key', onProgress: (share) => shares.push(share) })
  const { last } = FakeRequest
  expect(last.address).toBe('POST /api/desk/pictures/7?fileName=a+b.png')
  expect(last.headers).toMatchObject({ 'Idempotency-Key': 'key', 'Content-Type': 'application/octet-stream' })
  expect(last.sent).toBe(file)
  for (const loaded of [1, 4])
    last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4, lengthComputable: true }))
  last.answer(200, '{"id":9}')
  expect(await sending).toEqual({ id: 9 })
  expect(shares).toEqual([0.25, 1])
})

test('a refusal is the same error as that of any call', async () => {
  const sending = upload(savePicture, input, file)
  FakeRequest.last.answer(413, '{"errorType":"too_large","message":"Too large.","requestId":"r-2"}')
  await expect(sending).rejects.toMatchObject({
    name: 'CallError',
    status: 413,
    code: 'too_large',
    message: 'Too large.',
  })
})

test('an answer that is not ours, or none, is told as such', async () => {
  const proxied = upload(savePicture, input, file)
  FakeRequest.last.answer(502, '<html>')
  await expect(proxied).rejects.toMatchObject({ status: 502, code: 'internal', requestId: 'r-1' })
  const lost = upload(savePicture, input, file)
  FakeRequest.last.answer(0, '')
  await expect(lost).rejects.toMatchObject({ isOffline: true })
  const broken = upload(savePicture, input, file)
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  FakeRequest.last.answer(200, '{"id":"nine"}')
  await expect(broken).rejects.toMatchObject({ code: 'internal' })
})

test('a cancelled upload stops, and says why', async () => {
  const stopping = new AbortController()
  const sending = upload(savePicture, input, file, { signal: stopping.signal })
  stopping.abort(new Error('not this one'))
  await expect(sending).rejects.toThrow('not this one')
  await expect(upload(savePicture, input, file, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
    'too late',
  )
})

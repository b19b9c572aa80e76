import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isSigned, signatureOf } from './signature.ts'
import { stripe } from './stripe.ts'

type Call = { readonly path: string; readonly key: string | undefined; readonly body: URLSearchParams }
type Reply = { readonly status: number; readonly body: unknown } | 'silence'

let server: Server | null = null
afterEach(() => server?.close())

/** Stripe as it answers, on this machine. */
async function start(answer: (call: Call) => Reply) {
  const calls: Call[] = []
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const key = request.headers['idempotency-key']
      const body = new URLSearchParams(Buffer.concat(parts).toString())
      const call = { path: request.url ?? '', key: typeof key === 'string' ? key : undefined, body }
      calls.push(call)
      const reply = answer(call)
      if (reply === 'silence') request.socket.destroy()
      else response.writeHead(reply.status).end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const provider = stripe({ secretKey: 'sk_test_1', signingSecret: 'whsec_1', address: `http://127.0.0.1:${port}` })
  return { calls, provider }
}

const order = {
  uid: '0197a3b0-0000-7000-8000-000000000001',
  amountMinor: 12_000,
  currencyCode: 'GBP',
  title: 'INV-00001',
  captureMode: 'at_once',
  returnUrl: 'https://shop.example/p/pay/#token=1.x',
  expiresAt: new Date('2026-11-28T12:00:00Z'),
} as const
const open = { id: 'cs_1', url: 'https://checkout.stripe.example/c/1', status: 'open', payment_intent: null }
const intent = (status: string, more: object = {}) => ({ id: 'pi_1', status, amount_received: 0, ...more })
const ref = { sessionRef: 'cs_1', chargeRef: 'pi_1' }

test('a page is created with the key of the payment, and no card data', async () => {
  const { calls, provider } = await start(() => ({ status: 200, body: open }))
  expect(await provider.create(order)).toMatchObject({ state: 'open', sessionRef: 'cs_1', url: open.url })
  const [call] = calls
  expect([call?.path, call?.key]).toEqual(['/v1/checkout/sessions', `pay-${order.uid}`])
  expect(call?.body.get('line_items[0][price_data][unit_amount]')).toBe('12000')
  expect(call?.body.get('expires_at')).toBe('1795867200')
})

test('what is not answered is unknown, what is refused is declined', async () => {
  const replies: Reply[] = [
    'silence',
    { status: 500, body: {} },
    { status: 409, body: { error: { code: 'idempotency_key_in_use' } } },
    { status: 429, body: {} },
    { status: 200, body: 'no session' },
    { status: 402, body: { error: { code: 'card_declined', decline_code: 'insufficient_funds' } } },
  ]
  const { provider } = await start(() => replies.shift() ?? 'silence')
  const states = []
  while (replies.length > 0) states.push((await provider.create(order)).state)
  expect(states).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'declined'])
})

test('the state of a page is that of its payment', async () => {
  const sessions = [
    { ...open, payment_intent: intent('succeeded', { amount_received: 12_000 }) },
    { ...open, payment_intent: intent('requires_capture') },
    { ...open, payment_intent: intent('requires_payment_method', { last_payment_error: { code: 'card_declined' } }) },
    {
      ...open,
      status: 'expired',
      payment_intent: intent('canceled', { last_payment_error: { decline_code: 'lost_card' } }),
    },
    { ...open, status: 'expired' },
  ]
  const { provider } = await start(() => ({ status: 200, body: sessions.shift() }))
  const read = []
  while (sessions.length > 0) read.push(await provider.read(ref))
  expect(read).toMatchObject([
    { state: 'captured', capturedMinor: 12_000, chargeRef: 'pi_1', declineCode: null },
    { state: 'authorised', capturedMinor: 0 },
    { state: 'open', declineCode: 'card_declined' },
    { state: 'declined', declineCode: 'lost_card', url: null },
    { state: 'cancelled' },
  ])
})

test('a refund is given once by its key, and a pending one is asked about', async () => {
  const { calls, provider } = await start(({ path }) =>
    path.endsWith('/re_1')
      ? { status: 200, body: { id: 're_1', status: 'failed', failure_reason: 'expired_or_canceled_card' } }
      : { status: 200, body: { id: 're_1', status: 'pending' } },
  )
  expect(await provider.refund({ ...ref, uid: 'u', amountMinor: 500 })).toEqual({
    state: 'pending',
    ref: 're_1',
    failure: null,
  })
  expect(await provider.readRefund('re_1')).toEqual({
    state: 'failed',
    ref: 're_1',
    failure: 'expired_or_canceled_card',
  })
  expect(calls[0]?.key).toBe('refund-u')
})

test('a page that is completed is not closed; what it authorised is released', async () => {
  const { calls, provider } = await start(({ path }) => {
    if (path.endsWith('/expire')) return { status: 400, body: { error: { code: 'resource_missing' } } }
    if (path.endsWith('/cancel')) return { status: 200, body: intent('canceled') }
    return { status: 200, body: { ...open, status: 'complete', payment_intent: intent('canceled') } }
  })
  expect(await provider.cancel(ref, 'u')).toMatchObject({ state: 'cancelled' })
  expect(calls.map(({ path }) => path.split('?')[0])).toEqual([
    '/v1/checkout/sessions/cs_1/expire',
    '/v1/payment_intents/pi_1/cancel',
    '/v1/checkout/sessions/cs_1',
  ])
})

test('a message is read if it is signed with the secret, whole and lately', async () => {
  const { provider } = await start(() => 'silence')
  const now = new Date('2026-11-28T12:00:00Z')
  const object = { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_1', client_reference_id: order.uid }
  const raw = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } }))
  const header = signatureOf('whsec_1', raw, now)
  expect(provider.readEvent(raw, header, now)).toEqual({
    eventRef: 'evt_1',
    kind: 'checkout.session.completed',
    sessionRef: 'cs_1',
    chargeRef: 'pi_1',
    uid: order.uid,
  })
  expect(provider.readEvent(Buffer.concat([raw, Buffer.from(' ')]), header, now)).toBeNull()
  expect(isSigned('whsec_2', raw, header, now)).toBe(false)
  expect(isSigned('whsec_1', raw, header, new Date(now.getTime() + 301_000))).toBe(false)
  expect(isSigned('whsec_1', raw, `${header},v1=00`, now)).toBe(true)
  expect(isSigned('whsec_1', raw, '', now)).toBe(false)
})

const present = { uid: order.uid, amountMinor: 3000, currencyCode: 'GBP', readerRef: 'tmr_1' }
const card = { brand: 'visa', last4: '4242', receipt: { authorization_code: 'A1B2C3' } }

test('a reader is asked with the key of the payment; what it charged is read with brand, last digits and authorisation alone', async () => {
  const { calls, provider } = await start(({ path }) => {
    if (path.startsWith('/v1/terminal/')) return { status: 200, body: { id: 'tmr_1' } }
    const isRead = path.includes('?expand')
    const charge = { payment_method_details: { card_present: card } }
    return {
      status: 200,
      body: isRead ? intent('succeeded', { latest_charge: charge }) : intent('requires_payment_method'),
    }
  })
  expect(await provider.terminal.start(present)).toMatchObject({ state: 'waiting', chargeRef: 'pi_1' })
  expect(calls.map(({ path, key }) => [path, key])).toEqual([
    ['/v1/payment_intents', `terminal-${order.uid}`],
    ['/v1/terminal/readers/tmr_1/process_payment_intent', `process-${order.uid}`],
  ])
  expect(calls[0]?.body.get('payment_method_types[0]')).toBe('card_present')
  expect(await provider.terminal.read({ chargeRef: 'pi_1', readerRef: 'tmr_1' })).toEqual({
    state: 'approved',
    chargeRef: 'pi_1',
    card: { brand: 'visa', last4: '4242', authorisation: 'A1B2C3' },
    declineCode: null,
  })
})

test('a reader that refuses charges nothing, one without an answer is unknown, and a declined payment ends', async () => {
  const answers: Reply[] = [
    { status: 200, body: intent('requires_payment_method') },
    { status: 400, body: { error: { code: 'terminal_reader_offline' } } },
    { status: 200, body: intent('canceled') },
    { status: 200, body: intent('requires_payment_method') },
    'silence',
    { status: 200, body: intent('requires_payment_method', { last_payment_error: { decline_code: 'card_declined' } }) },
    { status: 200, body: intent('canceled') },
  ]
  const { calls, provider } = await start(() => answers.shift() ?? 'silence')
  expect(await provider.terminal.start(present)).toMatchObject({
    state: 'declined',
    declineCode: 'terminal_reader_offline',
  })
  expect(await provider.terminal.start(present)).toMatchObject({ state: 'unknown', chargeRef: 'pi_1' })
  expect(await provider.terminal.read({ chargeRef: 'pi_1', readerRef: 'tmr_1' })).toMatchObject({
    state: 'declined',
    declineCode: 'card_declined',
  })
  expect(calls.at(-1)?.path).toBe('/v1/payment_intents/pi_1/cancel')
  expect(await provider.terminal.start(present)).toMatchObject({ state: 'unknown', chargeRef: null })
})

import { askQuestion, createChat } from '@countinghouse/contract/assist/assistant'
import { getProvider, saveProvider } from '@countinghouse/contract/assist/provider'
import { customer } from '@countinghouse/contract/crm/customer'
import { privateAddresses } from '@countinghouse/contract/assist/assist-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelStandIn } from '../../../../../tests/support/fake-model.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer({ isOwn: true })
let model: Awaited<ReturnType<typeof modelStandIn>>

beforeAll(async () => {
  model = await modelStandIn()
  const allow = `insert into platform.installation_setting (key, value) values ($1, 'true') on conflict (key) do update set value = excluded.value`
  await asSuperuser(server, allow, [privateAddresses.key])
})
afterAll(() => model.close())

async function configured(monthlyTokens = 100_000) {
  const tenant = await sellWorkedDay(server)
  const { owner } = tenant
  await owner.call(saveProvider, { baseUrl: model.address, model: 'tiny', key: 'secret-key-1234', monthlyTokens })
  const { id } = await owner.call(createChat, {})
  return { ...tenant, ask: async (question: string) => await owner.call(askQuestion, { id, question }) }
}

const requestFor = (today: string, more: object = {}) =>
  JSON.stringify({ request: { by: ['channel'], figures: ['net'], period: 'dates', from: today, to: today, ...more } })

test('the model chooses the report and writes the sentence, and its tokens are counted', async () => {
  const { owner, ask, today } = await configured()
  model.answer(requestFor(today), 'Net sales today were 164.50 GBP, most of them at the till with 84.50.')
  const answer = await ask('How did we do today, all in all?')
  expect(answer).toMatchObject({
    outcome: 'answered',
    engine: 'provider',
    fallback: null,
    answer: 'Net sales today were 164.50 GBP, most of them at the till with 84.50.',
    result: { totals: { figures: { net: 16_450 } } },
  })
  expect(model.calls.at(-1)?.key).toBe('Bearer secret-key-1234')
  expect(await owner.call(getProvider, {})).toMatchObject({ keyHint: '…1234', usedTokens: 800, isActive: true })
})

test('a sentence with a number that the report has not is dropped, and so are numbers in words', async () => {
  const { ask, today } = await configured()
  for (const invented of ['Net sales today were 165 GBP.', 'Net sales were about two hundred pounds.']) {
    model.answer(requestFor(today), invented)
    const answer = await ask('sales today by channel')
    expect(answer).toMatchObject({ outcome: 'answered', engine: 'local', fallback: 'invented' })
    expect(answer.answer).toContain('Net sales: 164.50 GBP')
  }
})

test('silence, errors and unusable answers fall back to the local rules', async () => {
  const { ask, today } = await configured()
  const unusable = [
    'no JSON',
    '{"request": null}',
    requestFor(today, { storeId: 999_999 }),
    requestFor(today, { by: ['tender'] }),
  ]
  for (const reply of ['silence', { status: 500 }, ...unusable] as const) {
    model.answer(reply)
    const answer = await ask('sales today by channel')
    const fallback = reply === 'silence' || typeof reply === 'object' ? 'unreachable' : 'unusable'
    expect(answer).toMatchObject({ outcome: 'answered', engine: 'local', fallback })
    expect(answer.result?.totals.figures.net).toBe(16_450)
  }
  model.answer('no JSON')
  expect(await ask('how is the weather')).toMatchObject({ outcome: 'not_understood', fallback: 'unusable' })
})

test('at the cap of the month the model is not asked any more', async () => {
  const { ask, today } = await configured(1000)
  model.answer(requestFor(today), 'Net sales: 164.50.', requestFor(today), 'Net sales: 164.50.')
  expect(await ask('sales today')).toMatchObject({ engine: 'provider' })
  // 800 of 1,000 are used: the request is still asked for, the sentence is not.
  expect(await ask('sales today')).toMatchObject({ engine: 'local', fallback: 'budget' })
  const before = model.calls.length
  expect(await ask('sales today')).toMatchObject({ engine: 'local', fallback: 'budget', outcome: 'answered' })
  expect(model.calls).toHaveLength(before)
  model.answer()
})

test('names of customers and users, e-mail addresses and phone numbers do not leave', async () => {
  const fresh = await modelStandIn()
  const { owner, ask, today, customerId } = await configured()
  await owner.call(saveProvider, { baseUrl: fresh.address, model: 'tiny', key: null })
  await owner.call(customer.routes.get, { id: customerId })
  fresh.answer(requestFor(today, { by: ['customer'], customerId }), 'For [person 1] net sales were 80.00 GBP.')
  const answer = await ask('sales of customer Astoria today, mail anna@example.com or call +44 20 7946 0958')
  expect(answer).toMatchObject({ engine: 'provider', answer: 'For Astoria net sales were 80.00 GBP.' })
  const sent = fresh.calls.map(({ body }) => body).join('\n')
  expect(sent).not.toMatch(/astoria|anna@|7946/i)
  // A key is for the service that it was entered for.
  expect(fresh.calls[0]?.key).toBeUndefined()
  await fresh.close()
})

test('the model gets no figure that the caller may not see', async () => {
  const { owner, as, today } = await configured()
  const clerk = await as({ may: ['assistant:view', 'assistant:use', 'reports/builder:view'] })
  const { id } = await clerk.call(createChat, {})
  model.answer(requestFor(today, { figures: ['margin'] }))
  const before = model.calls.length
  const answer = await clerk.call(askQuestion, { id, question: 'margin today' })
  expect(answer).toMatchObject({ outcome: 'not_permitted', result: null })
  expect(model.calls).toHaveLength(before + 1)
  expect((await clerk.send(getProvider, {})).status).toBe(403)
  expect((await owner.call(getProvider, {})).model).toBe('tiny')
})

test('without a provider, or with one switched off, nothing is sent', async () => {
  const { owner, ask } = await configured()
  await owner.call(saveProvider, { baseUrl: model.address, model: 'tiny', key: null, isActive: false })
  const before = model.calls.length
  expect(await ask('sales today')).toMatchObject({ engine: 'local', fallback: null })
  expect(model.calls).toHaveLength(before)
  const refused = await owner.send(saveProvider, { baseUrl: 'http://169.254.169.254/v1', model: 'tiny', key: null })
  expect(refused.body.errorType).toBe('assist.address_not_allowed')
})

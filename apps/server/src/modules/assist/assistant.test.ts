import {
  askQuestion,
  createChat,
  deleteChat,
  exportChat,
  getChat,
  listChats,
  updateChat,
} from '@countinghouse/contract/assist/assistant'
import { customer } from '@countinghouse/contract/crm/customer'
import { fetchReport } from '@countinghouse/contract/reports/builder'
import { eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer({ isOwn: true })
const assistant = ['assistant:view', 'assistant:use', 'assistant:export']

async function asking(person: Client) {
  const chat = await person.call(createChat, {})
  return { chat, ask: async (question: string) => await person.call(askQuestion, { id: chat.id, question }) }
}

test('a question is answered with the figures of the report it is read from, in English and Arabic', async () => {
  const { owner, today, jacket } = await sellWorkedDay(server)
  const { chat, ask } = await asking(owner)
  const answer = await ask('Sales and quantity by product today in Main')
  expect(answer).toMatchObject({
    outcome: 'answered',
    request: { of: 'sales', by: ['product'], figures: ['net', 'quantity'], period: 'dates', from: today, to: today },
    result: { currency: 'GBP', count: 3, totals: { figures: { net: 16_450, quantity: 7 } } },
  })
  expect(answer.answer).toContain('Net sales: 164.50 GBP, Net quantity: 7')
  const report = await owner.call(fetchReport, answer.request ?? {})
  expect(answer.result?.lines).toEqual(report.lines)
  const arabic = await ask('صافي المبيعات والهامش اليوم حسب القناة مقارنة بالفترة السابقة')
  expect(arabic).toMatchObject({
    outcome: 'answered',
    request: { by: ['channel'], figures: ['net', 'margin'], compare: 'previous' },
    result: { totals: { figures: { net: 16_450, margin: 7870 }, before: { net: 0, margin: 0 } } },
  })
  expect(await ask('sales yesterday')).toMatchObject({ outcome: 'empty', result: { lines: [] } })
  expect((await owner.call(listChats, {})).items).toMatchObject([
    { id: chat.id, title: 'Sales and quantity by product today in Main' },
  ])
  expect((await owner.call(getChat, { id: chat.id })).messages.map(({ outcome }) => outcome)).toEqual([
    'answered',
    'answered',
    'empty',
  ])
  expect(jacket.sku).toBeTruthy()
})

test('what is not understood is said with examples, and what the report refuses with its reason', async () => {
  const { owner } = await server.company()
  const { ask } = await asking(owner)
  const unknown = await ask('sales of unicorns last month')
  expect(unknown).toMatchObject({ outcome: 'not_understood', request: null, result: null })
  expect(unknown.answer).toContain('Not understood: “unicorns”.')
  expect(unknown.answer).toContain('“Sales by brand last month”')
  const long = await ask('sales from 2020-01-01 to 2026-01-01')
  expect(long).toMatchObject({ outcome: 'refused', result: null })
})

test('figures and stores that the caller may not see are refused by name, and without reports nothing is read', async () => {
  const { companyId, as } = await sellWorkedDay(server)
  const other = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'S2' })
  const cashier = await asking(await as({ may: [...assistant, 'reports/builder:view'], storeIds: [other.storeId] }))
  const margin = await cashier.ask('margin by product today')
  expect(margin).toMatchObject({ outcome: 'not_permitted', result: null })
  expect(margin.answer).toBe('You may not see Margin: the permission to see costs is missing.')
  expect(await cashier.ask('sales today by store')).toMatchObject({ outcome: 'empty' })
  expect((await cashier.ask('sales today in Main')).answer).toBe('You may not see reports of the store Main.')
  const stranger = await asking(await as({ may: assistant }))
  const refused = await stranger.ask('sales today in Main')
  expect(refused).toMatchObject({ outcome: 'not_permitted', request: null })
  expect(refused.answer).toContain('“Report builder”')
})

test('a chat is its user’s alone: others neither see, read, change nor export it', async () => {
  const { owner, as } = await server.company()
  const { chat, ask } = await asking(owner)
  await ask('sales today')
  const colleague = await as({ may: [...assistant, 'reports/builder:view'] })
  expect((await colleague.call(listChats, {})).items).toEqual([])
  const { id, version } = (await owner.call(listChats, {})).items[0] ?? chat
  const answers = await Promise.all([
    colleague.send(getChat, { id }),
    colleague.send(exportChat, { id, format: 'txt' }),
    colleague.send(updateChat, { id, version, title: 'Mine' }),
    colleague.send(deleteChat, { id, version }),
    colleague.send(askQuestion, { id, question: 'sales today' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('a chat is renamed, exported as text and JSON, and deleted with its messages', async () => {
  const { owner } = await server.company()
  const { chat, ask } = await asking(owner)
  await ask('sales today')
  const { version } = await owner.call(getChat, { id: chat.id })
  const renamed = await owner.call(updateChat, { id: chat.id, version, title: 'Morning' })
  expect(renamed.title).toBe('Morning')
  expect((await owner.send(updateChat, { id: chat.id, version, title: 'Late' })).status).toBe(409)
  const file = await owner.send(exportChat, { id: chat.id, format: 'txt' })
  expect(file.text).toContain('Morning')
  expect(file.text).toContain('> sales today')
  const json = JSON.parse((await owner.send(exportChat, { id: chat.id, format: 'json' })).text) as object
  expect(json).toMatchObject({ title: 'Morning', messages: [{ question: 'sales today', outcome: 'empty' }] })
  await owner.call(deleteChat, { id: chat.id, version: renamed.version })
  expect((await owner.send(getChat, { id: chat.id })).status).toBe(404)
})

test('what names an erased customer leaves the chats', async () => {
  const { owner } = await server.company()
  const { id, version } = await owner.call(customer.routes.create, {
    code: 'GRETA',
    name: 'Greta Holm',
    kind: 'person',
  })
  const { chat, ask } = await asking(owner)
  await ask('sales of Greta Holm this year')
  await ask('sales this year')
  await owner.call(eraseCustomer, { id, version, reason: 'Asked for it' })
  const { messages } = await owner.call(getChat, { id: chat.id })
  expect(messages.map(({ question }) => question)).toEqual(['sales this year'])
  expect((await owner.call(listChats, {})).items).toMatchObject([{ id: chat.id, title: null }])
})

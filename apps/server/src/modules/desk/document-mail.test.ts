import { listNotifications } from '@countinghouse/contract/desk/notification'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { buyingCompany } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { deliver } from '../../platform/jobs/outbox.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })
const { mail, mails, history } = purchaseOrder.routes

/** A draft order to a supplier with two contacts. */
async function seed() {
  const tenant = await buyingCompany(server)
  const { owner, companyId, supplierId, tent, draft } = tenant
  const { version } = await owner.call(supplier.routes.get, { id: supplierId })
  await owner.call(supplier.routes.update, {
    id: supplierId,
    version,
    contacts: [
      { name: 'Accounts', email: 'accounts@supplier.example' },
      { name: 'Orders', email: 'orders@supplier.example', receivesOrders: true, language: 'ar' },
    ],
  })
  const { id } = await draft([{ variantId: tent.variantId, quantity: 5, unitPrice: '10' }])
  const waiting = async () =>
    await query<{ outboxId: number }>(
      server.database.superUrl,
      `select id::integer as "outboxId" from platform.outbox where company_id = $1 and event = 'desk.document_mailed' and delivered_at is null`,
      [companyId],
    )
  /** Hands over what waits, as a worker would. */
  const work = async () => {
    for (const { outboxId } of await waiting())
      await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  }
  const send = (more: object = {}) => owner.send(mail, { id, to: 'orders@supplier.example', ...more })
  return { ...tenant, id, send, work, log: async () => (await owner.call(mails, { id })).mails }
}

test('a printout goes out once as a PDF, with its message, and the document shows it', async () => {
  const { owner, id, send, work, log } = await seed()
  const { contacts, isReady } = await owner.call(mails, { id })
  expect([isReady, contacts.map(({ address }) => address)]).toEqual([
    true,
    ['orders@supplier.example', 'accounts@supplier.example'],
  ])
  await send({ message: 'Please confirm by Friday.', language: 'ar' })
  expect(await log()).toMatchObject([{ to: 'orders@supplier.example', paper: 'order', state: 'waiting' }])
  await work()
  await work()
  expect(smtp.mails).toHaveLength(1)
  const [{ recipients, source } = { recipients: [], source: '' }] = smtp.mails
  expect(recipients).toEqual(['<orders@supplier.example>'])
  expect(source).toContain('Content-Type: application/pdf')
  expect(source).toContain('Please confirm by Friday.')
  const pdf = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(source)?.[1] ?? ''
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(await log()).toMatchObject([{ state: 'sent', answer: null }])
  const { items } = await owner.call(history, { id })
  expect(items[0]).toMatchObject({ action: expect.stringMatching(/mail$/) })
  const [kept] = await query<{ content: Buffer | null }>(
    server.database.superUrl,
    'select content from desk.document_mail where record_id = $1',
    [id],
  )
  expect(kept?.content).toBeNull()
})

test('a mail without a language is in that of the contact whom it is sent to', async () => {
  const { owner, id, send, work } = await seed()
  expect(await owner.call(mails, { id })).toMatchObject({ language: 'ar' })
  await send()
  await send({ language: 'en' })
  await work()
  const [first, second] = smtp.mails.map(({ source }) => source.includes('Please find attached'))
  expect([first, second]).toEqual([false, true])
})

test('what the server certainly did not take is tried again; what it refuses or may have taken is not', async () => {
  const { owner, id, send, work, log } = await seed()
  smtp.mood = 'busy'
  await send()
  await expect(work()).rejects.toThrow('451 try later')
  expect(await log()).toMatchObject([{ state: 'waiting', answer: expect.stringContaining('451') }])
  smtp.mood = 'takes'
  await work()
  expect([smtp.mails.length, (await log())[0]?.state]).toEqual([1, 'sent'])
  for (const [mood, state] of [
    ['refuses', 'refused'],
    ['lost', 'in_doubt'],
  ] as const) {
    smtp.mood = mood
    await send()
    await work()
    smtp.mood = 'takes'
    await work()
    expect([smtp.mails.length, (await log())[0]?.state], mood).toEqual([1, state])
  }
  const { items } = await owner.call(listNotifications, {})
  expect(items).toMatchObject([
    {
      kind: 'mail_refused',
      address: `/procure/purchase-orders/?open=${id}`,
      args: { address: 'orders@supplier.example', words: expect.stringContaining('550') },
    },
  ])
})

test('a mail whose sending a stopped server left is in doubt, and is not sent again', async () => {
  const { send, work, log, companyId } = await seed()
  await send()
  await query(server.database.superUrl, `update desk.document_mail set state = 'sending' where company_id = $1`, [
    companyId,
  ])
  await work()
  expect([smtp.mails.length, (await log())[0]?.state]).toEqual([0, 'in_doubt'])
})

test('whoever may only view does not send, and addresses are checked', async () => {
  const { id, send, as } = await seed()
  const colleague = await as({ may: ['purchase-orders:view'] })
  expect((await colleague.send(mail, { id, to: 'a@b.example' })).status).toBe(403)
  expect(await send({ to: 'nobody' })).toMatchObject({ status: 400, body: { fields: { to: expect.anything() } } })
  expect((await send({ id: 999_999_999 })).status).toBe(404)
})

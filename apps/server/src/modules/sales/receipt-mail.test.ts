import { customer } from '@countinghouse/contract/crm/customer'
import { mailReceipt } from '@countinghouse/contract/sales/receipt-mail'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { deliver } from '../../platform/jobs/outbox.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })

/** A receipt of one jacket. */
async function seed(email: string | null = null, locale: 'ar' | null = null) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const jacket = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '22.00' })
  const { sell } = await openTill(owner, { tillId, storeId })
  const buyer =
    email === null ? null : await owner.call(customer.routes.create, { code: 'ADA', name: 'Ada', email, locale })
  const sale = await sell([{ ...jacket, quantity: 2 }], [paid(cash, 12_000)], { customerId: buyer?.id ?? null })
  const work = async () => {
    const waiting = await query<{ outboxId: number }>(
      server.database.superUrl,
      `select id::integer as "outboxId" from platform.outbox where company_id = $1 and event = 'desk.document_mailed' and delivered_at is null`,
      [companyId],
    )
    for (const { outboxId } of waiting) await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  }
  return { ...tenant, sale, work }
}

test('a receipt goes to its customer as a PDF, once, and to a typed address in another language', async () => {
  const { owner, sale, work } = await seed('ada@customer.example')
  expect(await owner.call(mailReceipt, { id: sale.id })).toEqual({ id: sale.id, to: 'ada@customer.example' })
  await work()
  await work()
  expect(smtp.mails).toHaveLength(1)
  const [mail] = smtp.mails
  expect(mail?.recipients).toEqual(['<ada@customer.example>'])
  expect(mail?.source).toContain('Content-Type: application/pdf')
  expect(mail?.source).toContain(`Receipt ${sale.number}`)
  await owner.call(mailReceipt, { id: sale.id, to: 'other@customer.example', language: 'ar' })
  await work()
  expect(smtp.mails[1]?.recipients).toEqual(['<other@customer.example>'])
  expect(smtp.mails[1]?.source).not.toContain(`Receipt ${sale.number}`)
})

test('a receipt is in the language of its customer, unless another one is chosen', async () => {
  const { owner, sale, work } = await seed('ada@customer.example', 'ar')
  await owner.call(mailReceipt, { id: sale.id })
  await owner.call(mailReceipt, { id: sale.id, language: 'en' })
  await work()
  const inEnglish = smtp.mails.map(({ source }) => source.includes(`Receipt ${sale.number}`))
  expect(inEnglish).toEqual([false, true])
})

test('without an address it is refused at the field, and only whoever may send does so in their store', async () => {
  const { owner, sale, as } = await seed()
  const refused = await owner.send(mailReceipt, { id: sale.id })
  expect(refused).toMatchObject({ status: 400, body: { fields: { to: [{ code: 'rule' }] } } })
  expect((await owner.send(mailReceipt, { id: sale.id, to: 'nobody' })).status).toBe(400)
  expect((await owner.send(mailReceipt, { id: 999_999_999, to: 'a@b.example' })).status).toBe(404)
  const viewer = await as({ may: ['till-receipts:view'] })
  expect((await viewer.send(mailReceipt, { id: sale.id, to: 'a@b.example' })).status).toBe(403)
})

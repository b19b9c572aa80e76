import { savePin } from '@countinghouse/contract/auth/security'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { completeSale, getRegister } from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { approveAtTill, findApprovers } from '@countinghouse/contract/sales/till-approval'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer()
const cashierMay = ['register:view', 'register:sell', 'register:return', 'till-receipts:view']
const managerMay = ['register:view', 'register:void', 'register:price_override']
const pin = '2580'

/** A cashier who decides nothing alone, and a manager up to 30 % and 100.00 with a PIN. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 5000, unitCost: '20.00' })
  const cashier = await as({ may: cashierMay })
  const manager = await as({ may: managerMay })
  await limitTo(companyId, manager, { discount_pct: 300_000, refund_amount: 10_000 })
  await manager.call(savePin, { pin })
  const { session } = await openTill(owner, { tillId, storeId })
  const sale = (more: object) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: lamp.variantId, quantity: 1 }],
    grossMinor: 5000,
    tenders: [paid(cash, 5000)],
    ...more,
  })
  const reduced = (discountPpm: number, grossMinor: number) =>
    sale({ discountPpm, grossMinor, tenders: [paid(cash, grossMinor)] })
  const managerId = manager.user?.Usr_userid ?? 0
  const approval = (receiptUid: string, needs: ApprovalNeed[], more: object = {}) => ({
    tillSessionId: session.id,
    receiptUid,
    approverId: managerId,
    pin,
    needs,
    ...more,
  })
  return { ...tenant, cashier, manager, managerId, lamp, cash, session, sale, reduced, approval }
}

async function limitTo(companyId: number, { user }: Client, limits: Readonly<Record<string, number>>): Promise<void> {
  for (const [code, value] of Object.entries(limits))
    await query(
      server.database.superUrl,
      `insert into erp.role_limit (company_id, role_id, code, value, currency)
       select $1, r.role_id, $3, $4, case when $3 like '%amount' then c.base_currency end
       from erp.user_role r join erp.company c on c.id = r.company_id where r.company_id = $1 and r.user_id = $2`,
      [companyId, user?.Usr_userid ?? 0, code, value],
    )
}

const discountOf = (value: number): ApprovalNeed => ({ kind: 'discount', value })

test('a discount above the limit is sold once a colleague who may give it enters their PIN, for this receipt and cashier alone', async () => {
  const { cashier, manager, managerId, as, session, reduced, approval, companyId } = await shop()
  await (await as({ may: managerMay })).call(savePin, { pin: '1379' })
  expect(await cashier.call(getRegister, {})).toMatchObject({ mostDiscountPpm: 0, mostRefundMinor: 0 })
  const sale = reduced(250_000, 3750)
  const refusal = { status: 403, body: { errorType: 'limit_exceeded', details: { limit: 'discount_pct' } } }
  const refused = await cashier.send(completeSale, sale)
  expect(refused.body).toMatchObject(refusal.body)

  // Somebody with a PIN and the permissions, but without the limit, is not offered.
  const { approvers } = await cashier.call(findApprovers, { tillSessionId: session.id, needs: [discountOf(250_000)] })
  expect(approvers.map(({ id }) => id)).toEqual([managerId])
  expect(await cashier.call(findApprovers, { tillSessionId: session.id, needs: [discountOf(400_000)] })).toEqual({
    approvers: [],
  })
  expect(await manager.call(findApprovers, { tillSessionId: session.id, needs: [discountOf(250_000)] })).toEqual({
    approvers: [],
  })

  const needs = [discountOf(250_000)]
  expect(await cashier.send(approveAtTill, approval(sale.uid, needs, { pin: '2581' }))).toMatchObject({
    status: 422,
    body: { errorType: 'sales.pin_wrong', fields: { pin: [{}] } },
  })
  expect(await cashier.send(approveAtTill, approval(sale.uid, [discountOf(400_000)]))).toMatchObject({
    body: { errorType: 'sales.approver_not_allowed', fields: { approverId: [{}] } },
  })
  expect((await cashier.send(completeSale, sale)).body).toMatchObject(refusal.body)
  const { approvedBy } = await cashier.call(approveAtTill, approval(sale.uid, needs))

  const higher = { ...reduced(300_000, 3500), uid: sale.uid }
  expect((await cashier.send(completeSale, higher)).body, 'more than was approved').toMatchObject(refusal.body)
  const other = reduced(250_000, 3750)
  expect((await cashier.send(completeSale, other)).body, 'another receipt').toMatchObject(refusal.body)
  const colleague = await as({ may: cashierMay })
  expect((await colleague.send(completeSale, sale)).body, 'another cashier').toMatchObject(refusal.body)
  const { id } = await cashier.call(completeSale, sale)
  expect(await cashier.call(getReceipt, { id })).toMatchObject({ approvals: [{ kind: 'discount', approvedBy }] })

  const audit = await query<{ user_id: string; after: string }>(
    server.database.maintUrl,
    `select user_id, changes::text as after from platform.audit where company_id = $1 and entity = 'sales.till_approval'`,
    [companyId],
  )
  expect(audit).toHaveLength(1)
  const [missed] = await query<{ after: string }>(
    server.database.maintUrl,
    `select changes::text as after from platform.audit where company_id = $1 and entity = 'erp.app_user' and entity_id = $2
      and action = 'sales.register.approve'`,
    [companyId, managerId],
  )
  expect(missed?.after, 'a wrong PIN leaves a trace with its person').toContain('wrong')
  expect(Number(audit[0]?.user_id)).toBe(cashier.user?.Usr_userid)
  expect(audit[0]?.after).toContain(approvedBy)
  expect(audit[0]?.after).not.toContain(pin)
})

test('a changed price is approved at that price, a refund up to its amount, a void for its receipt', async () => {
  const { cashier, lamp, cash, session, sale, approval } = await shop()
  const priced = (overrideMinor: number) =>
    sale({
      lines: [{ variantId: lamp.variantId, quantity: 1, overrideMinor }],
      grossMinor: overrideMinor,
      tenders: [paid(cash, overrideMinor)],
    })
  const cheap = priced(4000)
  expect((await cashier.send(completeSale, cheap)).body).toMatchObject({ errorType: 'forbidden' })
  const price: ApprovalNeed = { kind: 'price_override', variantId: lamp.variantId, value: 4000 }
  await cashier.call(approveAtTill, approval(cheap.uid, [price]))
  expect((await cashier.send(completeSale, { ...priced(3000), uid: cheap.uid })).body).toMatchObject({
    errorType: 'forbidden',
  })
  const sold = await cashier.call(completeSale, cheap)

  const back = {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: sold.id,
    soldAt: new Date().toISOString(),
    reason: 'Broken',
    lines: [{ lineNo: 1, quantity: 1 }],
    tenders: [paid(cash, 4000)],
  }
  expect((await cashier.send(completeReturn, back)).body).toMatchObject({
    errorType: 'limit_exceeded',
    details: { limit: 'refund_amount' },
  })
  await cashier.call(approveAtTill, approval(back.uid, [{ kind: 'refund', value: 4000 }]))
  await cashier.call(completeReturn, back)

  const plain = sale({})
  const whole = await cashier.call(completeSale, plain)
  expect((await cashier.send(voidSale, { id: whole.id, reason: 'Twice' })).body).toMatchObject({
    errorType: 'forbidden',
  })
  await cashier.call(approveAtTill, approval(plain.uid, [{ kind: 'void' }]))
  await cashier.call(voidSale, { id: whole.id, reason: 'Twice' })
  expect(await cashier.call(getReceipt, { id: whole.id })).toMatchObject({
    status: 'voided',
    approvals: [{ kind: 'void' }],
  })
})

test('five wrong PINs hold the PIN of the approver, however many tills try at once, and a right one before starts anew', async () => {
  const { cashier, approval } = await shop()
  const ask = (tried: string) =>
    cashier.send(approveAtTill, approval(randomUUID(), [discountOf(100_000)], { pin: tried }))
  for (let guess = 0; guess < 4; guess++) expect((await ask('1470')).status).toBe(422)
  expect((await ask(pin)).status).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 16 }, () => ask('1470')))
  expect(guesses.filter(({ body }) => body.errorType === 'sales.pin_wrong')).toHaveLength(5)
  expect(guesses.filter(({ body }) => body.errorType === 'sales.pin_held')).toHaveLength(11)
  expect((await ask(pin)).body).toMatchObject({ errorType: 'sales.pin_held' })
})

test('a need that says too much, too little or names a product of nobody is refused, and keeps nothing', async () => {
  const { cashier, companyId, approval } = await shop()
  const ask = (need: object) => cashier.send(approveAtTill, approval(randomUUID(), [need as ApprovalNeed]) as never)
  for (const need of [
    { kind: 'price_override', value: 100 },
    { kind: 'discount' },
    { kind: 'discount', value: 1, variantId: 1 },
    { kind: 'void', value: 1 },
    { kind: 'gift', value: 1 },
  ])
    expect((await ask(need)).status, JSON.stringify(need)).toBe(400)
  expect((await ask({ kind: 'price_override', variantId: 900_000_000, value: 100 })).status).toBeLessThan(500)
  const kept = await query(server.database.superUrl, 'select from sales.till_approval where company_id = $1', [
    companyId,
  ])
  expect(kept).toHaveLength(0)
})

test('an approval counts for fifteen minutes', async () => {
  const { cashier, reduced, approval } = await shop()
  const sale = reduced(200_000, 4000)
  await cashier.call(approveAtTill, approval(sale.uid, [discountOf(200_000)]))
  await query(
    server.database.superUrl,
    `set session_replication_role = replica; update sales.till_approval set approved_at = now() - interval '16 minutes' where receipt_uid = '${sale.uid}'`,
  )
  expect((await cashier.send(completeSale, sale)).body).toMatchObject({ errorType: 'limit_exceeded' })
})

import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { startClaim, supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { buyingCompany, expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierClaim

/** 95 of 100 pieces at 10.00 were accepted, and the posted invoice has 100 at 10.20 (example B1). */
async function overcharged() {
  const tenant = await buyingCompany(server)
  const { companyId, owner, tent, ordered, received } = tenant
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  const order = await ordered([{ variantId: tent.variantId, quantity: 100, unitPrice: '10' }])
  await received(order.id, { code: tent.code, quantity: 95 })
  const { id } = await owner.call(billOrder, { id: order.id, reference: 'F-1' })
  const { version } = await owner.call(supplierInvoice.routes.get, { id })
  const lines = [{ variantId: tent.variantId, quantity: 100, unitPrice: '10.2' }]
  await owner.call(supplierInvoice.routes.update, { id, version, lines })
  const post = async (invoiceId: number) => {
    const row = await owner.call(supplierInvoice.routes.get, { id: invoiceId })
    return await owner.call(supplierInvoice.transitionRoutes.post, { id: invoiceId, version: row.version })
  }
  await post(id)
  return { ...tenant, order, post, balances: () => balancesOf(server.app.db, companyId) }
}

test('B1: missing pieces and the higher price are claimed, and the credit note takes both back', async () => {
  const { owner, order, tent, post, balances } = await overcharged()
  expect(await balances()).toEqual({ 1300: 96_900, 2000: -102_000, 2010: 5100 })
  const { id } = await owner.call(startClaim, { id: order.id })
  const draft = await owner.call(routes.get, { id })
  expect(draft).toMatchObject({
    status: 'draft',
    purchaseOrderId: order.id,
    claimMinor: 7000,
    lines: [
      { variantId: tent.variantId, cause: 'not_received', quantity: 5, unitPrice: '10.2', claimMinor: 5100 },
      { variantId: tent.variantId, cause: 'price', quantity: 95, unitPrice: '0.2', claimMinor: 1900 },
    ],
  })
  expect(await owner.call(startClaim, { id: order.id })).toMatchObject({ id })
  const sent = await owner.call(transitionRoutes.send, { id, version: draft.version })
  expect(sent).toMatchObject({ status: 'sent', sentAt: expect.any(String) })
  expect((await owner.send(startClaim, { id: order.id })).body).toMatchObject({
    errorType: 'purchase.nothing_to_claim',
  })
  const credited = await owner.call(transitionRoutes.credit, { id, version: sent.version, creditReference: 'G-1' })
  expect(credited.creditNoteId).toBeGreaterThan(0)
  expect(await balances()).toMatchObject({ 2000: -102_000 })
  await post(credited.creditNoteId ?? 0)
  const after = await balances()
  expect(after).toMatchObject({ 1300: 95_000, 2000: -95_000 })
  expect(after['5020']).toBeUndefined()
  expect(after['2010']).toBeUndefined()
  await expectWholePurchases(server.database.maintUrl)
})

test('no more is claimed than was invoiced and not received, and a refusal frees it again', async () => {
  const { owner, order, tent, lamp } = await overcharged()
  const { id } = await owner.call(startClaim, { id: order.id })
  const { version, lines } = await owner.call(routes.get, { id })
  const missing = { variantId: tent.variantId, cause: 'not_received' as const, quantity: 5 }
  expect(lines).toHaveLength(2)
  const claimed = async (more: object) => {
    const row = await owner.call(routes.get, { id })
    const { version: next } = await owner.call(routes.update, {
      id,
      version: row.version,
      lines: [{ ...missing, ...more }],
    })
    return await owner.send(transitionRoutes.send, { id, version: next })
  }
  expect((await claimed({ quantity: 6 })).body).toMatchObject({
    errorType: 'purchase.over_claim',
    fields: { 'lines.0.quantity': [{ message: 'At most 5 were invoiced, not received and not claimed.' }] },
  })
  expect((await claimed({ quantity: 101, cause: 'damaged' })).body).toMatchObject({
    errorType: 'purchase.over_claim',
    fields: { 'lines.0.variantId': [expect.anything()] },
  })
  expect((await claimed({ variantId: lamp.variantId })).body).toMatchObject({ errorType: 'purchase.over_claim' })
  expect((await claimed({ quantity: 100, cause: 'damaged' })).status).toBe(200)
  expect(version).toBe(1)
  const sent = await owner.call(routes.get, { id })
  const reason = 'The carrier is liable.'
  expect(await owner.call(transitionRoutes.refuse, { id, version: sent.version, reason })).toMatchObject({
    status: 'refused',
    reason,
  })
  const again = await owner.call(startClaim, { id: order.id })
  expect((await owner.call(routes.get, { id: again.id })).lines).toHaveLength(2)
})

test('claims started at once are one, and without a posted invoice there is nothing to claim', async () => {
  const { owner, order, as, tent, ordered, received } = await overcharged()
  const begun = await Promise.all(Array.from({ length: 8 }, () => owner.call(startClaim, { id: order.id })))
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
  const other = await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }])
  await received(other.id, { code: tent.code, quantity: 1 })
  expect((await owner.send(startClaim, { id: other.id })).body).toMatchObject({
    errorType: 'purchase.nothing_to_claim',
  })
  const clerk = await as({ may: ['purchase-orders:view', 'supplier-claims:view'] })
  expect((await clerk.send(startClaim, { id: order.id })).status).toBe(403)
  const blind = await clerk.call(routes.get, { id: begun[0]?.id ?? 0 })
  expect(blind).not.toHaveProperty('claimMinor')
})

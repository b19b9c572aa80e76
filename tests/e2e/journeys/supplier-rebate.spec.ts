import { createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an order is delivered in two parts, and its supplier owes a rebate by turnover that a credit note settles', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const token = await direct.token(owner.login)
  type Saved = { readonly id: number; readonly version: number }
  const call = (path: string, body: object) => direct.call<Saved>(token, 'POST', path, body as never)
  const [supplier] = await direct.query<{ id: string }>(
    `insert into procure.supplier (company_id, code, name, standing) values ($1, 'LOOMS', 'Looms Ltd', 'approved') returning id`,
    [companyId],
  )
  const goods = await createGoods(
    { app: { db: direct.database } },
    { companyId, storeId },
    { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '10.00' },
  )
  const draft = await call('/poMaster/create', {
    uid: crypto.randomUUID(),
    supplierId: Number(supplier?.id),
    storeId,
    orderedOn: dayAfter(0),
    dueOn: dayAfter(30),
    lines: [{ variantId: goods.variantId, quantity: 100, unitPrice: '10' }],
    drops: [
      { orderLineNo: 1, dueOn: dayAfter(7), quantity: 40 },
      { orderLineNo: 1, dueOn: dayAfter(30), quantity: 60 },
    ],
  })

  await signIn(owner)
  await page.goto(`/procure/purchase-orders/?open=${draft.id}`)
  const order = page.getByRole('region', { name: /^#\d+$/ })
  await expect(order.getByRole('textbox', { name: /^Quantity.*line 2$/ })).toHaveValue('60')
  await order.getByRole('textbox', { name: /^Quantity.*line 2$/ }).scrollIntoViewIfNeeded()
  await expect(order.getByRole('button', { name: 'Size grid' })).toHaveCount(1)
  await expectAccessible(page, 'a purchase order with a delivery schedule')
  await order.getByRole('button', { name: 'Submit' }).click()
  const approved = page.getByRole('region', { name: /^PO-\d{4}-00001$/ })
  await approved.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(approved.getByText('Ordered', { exact: true }).first()).toBeVisible()
  const receipt = await call(`/poMaster/${draft.id}/receive`, { uid: crypto.randomUUID() })
  await call(`/poMaster/receipts/${receipt.id}/scans`, {
    scans: [{ uid: crypto.randomUUID(), code: goods.sku, quantity: 50, condition: 'good' }],
  })
  const counted = await direct.call<Saved>(token, 'GET', `/poMaster/receipts/${receipt.id}`)
  await call(`/poMaster/receipts/${receipt.id}/finish`, { version: counted.version })
  await approved.getByRole('tab', { name: 'Receipts' }).click()
  const progress = approved.getByRole('table', { name: /progress/i })
  await expect(progress).toContainText('0 of 40 open')
  await expect(progress).toContainText('50 of 60 open')
  await expectAccessible(page, 'deliveries of a purchase order')
  const charge = await call('/procure/charge-types', { code: 'SEA', name: 'Sea freight' })
  const cost = await call('/poMaster/landed-cost', {
    uid: crypto.randomUUID(),
    chargeTypeId: charge.id,
    amountMinor: 10_000,
    effectiveOn: dayAfter(0),
    lines: [{ receiptId: receipt.id }],
  })
  await page.goto(`/procure/landed-costs/?open=${cost.id}&tab=allocation`)
  await expect(page.getByRole('table', { name: 'Allocation' })).toContainText('£100.00')
  await expect(page.getByRole('table', { name: 'Landed margin' })).toContainText('12')
  await expectAccessible(page, 'the landed margin of a draft landed cost')

  await page.goto('/procure/rebates/')
  await page.getByRole('button', { name: 'New supplier rebate' }).first().click()
  const rebate = page.getByRole('region', { name: 'New supplier rebate' })
  await rebate
    .getByRole('combobox', { name: /^Supplier/ })
    .first()
    .fill('looms')
  await page.getByRole('option', { name: /Looms Ltd/ }).click()
  await expectAccessible(page, 'a new supplier rebate')
  const entered = await call('/poMaster/rebates', {
    uid: crypto.randomUUID(),
    supplierId: Number(supplier?.id),
    startsOn: dayAfter(-30),
    endsOn: dayAfter(60),
    tiers: [
      { fromMinor: 20_000, ratePpm: 20_000 },
      { fromMinor: 100_000, ratePpm: 50_000 },
    ],
  })
  await page.goto(`/procure/rebates/?open=${entered.id}`)
  const saved = page.getByRole('region', { name: /^#\d+$/ })
  await expectAccessible(page, 'a supplier rebate')
  await saved.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  const active = page.getByRole('region', { name: /^RB-\d{4}-00001$/ })
  await active.getByRole('button', { name: 'Post accrual' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post accrual' }).click()
  await active.getByRole('tab', { name: 'Turnover' }).click()
  const standing = active.getByRole('table', { name: 'Turnover' })
  await expect(standing.getByRole('row', { name: /^Turnover so far/ })).toContainText('£500.00')
  await expect(standing.getByRole('row', { name: /^Next tier/ })).toContainText('£500.00 more, from £1,000.00')
  await expect(active.getByRole('table', { name: 'Accruals' })).toContainText('£10.00')
  await expectAccessible(page, 'turnover and accruals of a supplier rebate')
  await active.getByRole('tab', { name: 'Document' }).click()
  await active.getByRole('button', { name: 'Create credit note' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Number of the credit note/ }).fill('CN-1')
  await asked.getByRole('combobox', { name: /^Store/ }).click()
  await page.getByRole('option').first().click()
  await expectAccessible(page, 'crediting a supplier rebate')
  await asked.getByRole('button', { name: 'Create credit note' }).click()
  await expect(asked).toBeHidden()
  await page.goto('/finance/rebates-receivable/')
  const open = page.getByRole('table', { name: 'Rebates receivable' })
  await expect(open.getByRole('row', { name: /Looms Ltd/ })).toContainText('£10.00')
  await expect(open.getByRole('row', { name: /general ledger/ })).toContainText('£10.00')
  await expectAccessible(page, 'rebates receivable')
})

import { dayAfter, openBuying } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an order is delivered in two parts, and its supplier owes a rebate by turnover that a credit note settles', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { call, supplierId, drafted, received } = await openBuying(direct, shop)
  const draft = await drafted(100, {
    dueOn: dayAfter(30),
    drops: [
      { orderLineNo: 1, dueOn: dayAfter(7), quantity: 40 },
      { orderLineNo: 1, dueOn: dayAfter(30), quantity: 60 },
    ],
  })

  await signIn(shop.owner)
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
  const receipt = await received(draft.id, 50)
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
    supplierId,
    startsOn: dayAfter(-30),
    endsOn: dayAfter(60),
    tiers: [
      { fromMinor: 20_000, ratePpm: 20_000 },
      { fromMinor: 100_000, ratePpm: 50_000 },
    ],
  })
  await page.goto(`/procure/rebates/?open=${entered.id}`)
  const saved = page.getByRole('region', { name: /^#\d+$/ })
  await expect(saved.getByRole('button', { name: 'Activate' })).toBeVisible()
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

import { sql } from 'kysely'
import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a month says what its closing waits for, is closed in two steps, and opened again with a reason', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const [variantId = 0] = (await createProduct(direct.database, companyId)).variantIds
  await post(direct.database, companyId, {
    storeId,
    effectiveOn: '2026-03-10',
    lines: [{ kind: 'opening', variantId, quantity: 4, unitCost: '25' }],
  })
  await signIn(shop.owner)
  await page.goto('/finance/fiscal-periods/')
  await page.getByText('2026-03').click()
  const month = page.getByRole('dialog', { name: '2026-03' })
  const standing = month.getByRole('list', { name: 'Closing checklist' })
  await expect(standing).toContainText('1 posting of the period was made after the last ledger verification')
  await expectAccessible(page, 'a period that waits for a verification')

  await month.getByRole('button', { name: 'Soft-close period' }).click()
  const softClosing = page.getByRole('dialog', { name: 'Soft-close 2026-03' })
  await expect(softClosing).toBeVisible()
  await expectAccessible(page, 'the locks to soft-close', 'dialog[open]')
  await softClosing.getByRole('button', { name: 'Soft-close period' }).click()
  await expect(month.getByText('Soft-closed', { exact: true })).toHaveCount(5)

  // The checklist is waiting for a verification.
  await month.getByRole('button', { name: 'Close period', exact: true }).click()
  const refused = page.getByRole('dialog', { name: 'Close 2026-03' })
  await refused.getByRole('button', { name: 'Close period' }).click()
  await expect(refused.getByRole('alert')).toContainText('Have the ledger verified.')
  await refused.getByRole('button', { name: 'Cancel' }).click()

  await month.getByRole('link', { name: 'Open page' }).click()
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByText(/^All \d+ checks passed\.$/)).toBeVisible({ timeout: 30_000 })
  // Past the address that named the proof.
  await page.goBack()
  await page.goBack()
  await expect(month.getByText('The checklist is complete.')).toBeVisible()
  await month.getByRole('button', { name: 'Close period', exact: true }).click()
  await page.getByRole('dialog', { name: 'Close 2026-03' }).getByRole('button', { name: 'Close period' }).click()
  await expect(month.getByText('Nothing can be posted.')).toHaveCount(4)

  await month.getByRole('button', { name: 'Reopen period' }).click()
  const requested = page.getByRole('dialog', { name: 'Reopen 2026-03' })
  await requested.getByRole('textbox', { name: 'Reason' }).fill('A late delivery note')
  await requested.getByRole('button', { name: 'Reopen period' }).click()
  await expect(month.getByText('A late delivery note')).toBeVisible()
  await month.getByRole('tab', { name: 'History' }).click()
  await expect(month.getByText('reopened')).toBeVisible()
  await expectAccessible(page, 'the history of a period')
})

test('a fiscal year is closed from its last period, and its closing is reversed', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const [variantId = 0] = (await createProduct(direct.database, companyId)).variantIds
  await direct.database.inTransaction({ companyId }, (tx) =>
    sql`update erp.company set fiscal_year_start_month = 4 where id = ${companyId}`.execute(tx),
  )
  for (const line of [
    { kind: 'opening', quantity: 4, unitCost: '25' },
    { kind: 'sale', quantity: 1 },
  ] as const)
    await post(direct.database, companyId, { storeId, effectiveOn: '2026-03-10', lines: [{ variantId, ...line }] })
  await signIn(shop.owner)
  await page.goto('/finance/fiscal-periods/')
  await page.getByText('2026-03').click()
  const month = page.getByRole('dialog', { name: '2026-03' })
  await month.getByRole('tab', { name: 'Year end' }).click()
  const side = month.getByRole('tabpanel', { name: 'Year end' })
  await expect(side.getByText('Stock, receivables or payables are open in 2026-03.')).toBeVisible()
  await month.getByRole('tab', { name: 'Period' }).click()
  await month.getByRole('button', { name: 'Soft-close period' }).click()
  const softClosing = page.getByRole('dialog', { name: 'Soft-close 2026-03' })
  await softClosing.getByRole('button', { name: 'Soft-close period' }).click()
  await expect(month.getByText('The fiscal year is not closed: 1 account has a balance.')).toBeVisible()

  await month.getByRole('tab', { name: 'Year end' }).click()
  const result = month.getByRole('table', { name: 'Year end' })
  await expect(result.getByRole('row', { name: /5000 Cost of sales/ })).toContainText('25.00')
  await expect(result.getByRole('row', { name: /Loss/ })).toContainText('25.00')
  await expectAccessible(page, 'the result of a fiscal year')
  await month.getByRole('button', { name: 'Close year' }).click()
  await page
    .getByRole('dialog', { name: /^Close the fiscal year\?/ })
    .getByRole('button', { name: 'Close year' })
    .click()
  await expect(month.getByRole('link', { name: /^The year is closed by journal \d+\.$/ })).toBeVisible()

  await month.getByRole('button', { name: 'Reverse closing' }).click()
  const reversing = page.getByRole('dialog', { name: 'Reverse closing' })
  await reversing.getByRole('textbox', { name: 'Reason' }).fill('A late bill')
  await reversing.getByRole('button', { name: 'Reverse closing' }).click()
  await expect(month.getByRole('button', { name: 'Close year' })).toBeVisible()
  await month.getByRole('tab', { name: 'History' }).click()
  await expect(month.getByText('reversed the year-end closing')).toBeVisible()
})

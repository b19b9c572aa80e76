import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'a month says what its closing waits for, is closed in two steps, and opened again with a reason',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
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
    await expectAccessible(page, 'the locks to soft-close')
    await softClosing.getByRole('button', { name: 'Soft-close period' }).click()
    await expect(month.getByText('Soft-closed')).toHaveCount(5)

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
  },
)

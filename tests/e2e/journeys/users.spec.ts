import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'

test('stores and exceptions of a person say at the field what is wrong, and count at once', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.addStore('Harbour')
  const clerk = await shop.add({ firstName: 'Nadia', lastName: 'Saleh', may: ['brand:view'] })
  await signIn(shop.owner)
  await page.goto(`/erp/user-master/?open=${clerk.userId}&tab=stores`)
  const record = page.getByRole('region', { name: 'Nadia Saleh' })
  await record.getByRole('checkbox', { name: 'Works in every store' }).uncheck()
  await record.getByRole('checkbox', { name: 'Harbour' }).check()
  await record.getByRole('button', { name: 'Save' }).click()
  const start = record.getByRole('combobox', { name: 'Default store' })
  await expect(start).toHaveAccessibleDescription('Default store must be one of the allowed stores.')
  await start.selectOption('Harbour')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed.')
  await expectAccessible(page, 'where somebody works')

  await record.getByRole('tab', { name: 'Exceptions' }).click()
  await record.getByRole('button', { name: 'Lay an exception' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lay an exception' })
  await dialog.getByRole('radio', { name: 'Deny' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Say why.')
  await dialog.getByLabel('Right', { exact: true }).selectOption('View on Brands')
  await dialog.getByLabel('Reason').fill('Until she is trained')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByRole('listitem')).toContainText('Until she is trained')
  await record.getByRole('tab', { name: 'Access' }).click()
  await expectVerdict(record, 'High Street', 'Not allowed. This person does not work in the store.')
  await expectVerdict(record, 'Harbour', 'Not allowed. An exception denies View on Brands.')
  await record.getByRole('searchbox', { name: 'Find a page or right' }).fill('Brands')
  await expect(record.getByRole('listitem').filter({ hasText: 'Delete' })).toContainText(
    'An exception denies View on Brands.',
  )
  await expectAccessible(page, 'what somebody may do')
})

/** Asks whether he may look at brands in a store. */
async function expectVerdict(record: Locator, store: string, words: string): Promise<void> {
  await record.getByLabel('Store', { exact: true }).selectOption(store)
  await record.getByLabel('Page', { exact: true }).selectOption('Brands')
  await expect(record.getByRole('status').first()).toContainText(words)
}

import { expect, expectAccessible, test } from '../support/test.ts'

test('documents print with the footer of a layout, which is previewed; a store has one layout', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/print-layouts/')
  await page.getByRole('button', { name: 'New print layout' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /^Code/ }).fill('ALL')
  await form.getByRole('textbox', { name: /^Name/ }).fill('All documents')
  await form.getByRole('textbox', { name: /^Footer/ }).fill('Bank account GB33 BUKB 2020 1555 5555 55')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByRole('tab', { name: 'Preview' }).click()
  const link = form.getByRole('link', { name: 'Open preview (PDF)' })
  await expectAccessible(page, 'the preview of a print layout')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')

  // Quantity comes first, and no lots are printed.
  await form.getByRole('tab', { name: 'Fields' }).click()
  await form.getByRole('combobox', { name: 'Document' }).selectOption({ label: 'Relocations' })
  const columns = form.getByRole('list', { name: 'Columns of the lines' })
  await columns.getByRole('checkbox', { name: 'Lot' }).uncheck()
  for (let left = 3; left > 0; left -= 1)
    await columns.getByRole('button', { name: 'Move Quantity forward' }).press('Enter')
  await expect(columns.getByRole('listitem').first()).toContainText('Quantity')
  await expectAccessible(page, 'the fields of a printed document')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('button', { name: 'Use default fields' })).toBeVisible()
  const [stored] = await direct.query('select columns from erp.print_layout_paper where company_id = $1', [
    shop.companyId,
  ])
  expect(stored).toEqual({ columns: ['quantity', 'variantId', 'fromLocationId', 'toLocationId'] })

  await page.goto('/erp/print-layouts/?open=new')
  await form.getByRole('textbox', { name: /^Code/ }).fill('TWO')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Another')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('There is already a print layout for all stores.').first()).toBeVisible()
})

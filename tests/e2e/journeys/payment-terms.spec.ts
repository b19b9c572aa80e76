import { expect, expectAccessible, test } from '../support/test.ts'

test('parts of payment terms are typed line by line, moved, refused until they are the whole, and shown with their due dates', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/payment-terms/?open=new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Code').fill('DEP')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Deposit and rest')
  const parts = form.getByRole('group', { name: 'Instalments' })
  const cell = (label: string, line: number) => parts.getByLabel(`${label}, line ${line}`, { exact: true })
  await expect(cell('Share', 1)).toHaveValue('100')
  await cell('Days', 1).fill('30')
  await cell('Days', 1).press('Enter')
  await expect(cell('Share', 2)).toBeFocused()
  await cell('Share', 2).fill('33,3333')
  await cell('Base date', 2).selectOption('Order')
  await cell('Share', 2).press('Alt+ArrowUp')
  await expect(cell('Share', 1)).toHaveValue('33,3333')
  await expect(cell('Share', 1)).toBeFocused()
  await page.keyboard.press('Control+s')
  const sum = 'The shares total 133.3333 %. They must total 100 %.'
  await expect(parts.locator('..').getByText(sum)).toBeVisible()
  await cell('Share', 2).fill('100.5')
  await page.keyboard.press('Control+s')
  await expect(cell('Share', 2)).toBeFocused()
  await expect(cell('Share', 2)).toHaveAccessibleDescription('Enter 100 % or less.')
  await expectAccessible(page, 'lines of a record, one of them wrong')
  await cell('Share', 2).fill('66.6667')
  // The line that nobody typed in is not kept.
  await cell('Share', 2).press('Enter')
  await expect(cell('Share', 3)).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Deposit and rest saved.' })).toBeVisible()
  await expect(parts.getByRole('row')).toHaveCount(3)

  await form.getByRole('tab', { name: 'Due dates' }).click()
  await form.getByLabel('Example date').fill('2026-12-10')
  await form.getByLabel('Example amount').fill('100.01')
  await expect(form.getByRole('row', { name: /66.6667% · Bill date/ })).toContainText(/9 Jan 2027.*GBP.66.68/)
  await expect(form.getByRole('row', { name: /33.3333% · Order/ })).toContainText(/10 Dec 2026.*GBP.33.33/)
  await form.getByRole('tab', { name: 'Details' }).click()
  await parts.getByRole('button', { name: 'Remove line 1' }).click()
  await cell('Share', 1).fill('100')
  // Before it is saved.
  await form.getByRole('tab', { name: 'Due dates' }).click()
  await expect(form.getByRole('row', { name: /100% · Bill date/ })).toBeVisible()
  await form.getByRole('tab', { name: 'Details' }).click()
  await page.keyboard.press('Control+s')
  await expect(parts.getByRole('row')).toHaveCount(2)
  await form.getByRole('tab', { name: 'History' }).click()
  await expect(form.getByRole('listitem').first()).toContainText(
    /Instalments.*1\. Share: 33.3333% · Base date: Order.*1\. Share: 100% · Base date: Bill date · Days: 30/s,
  )
})

test('a draft of lines is restored, and meets what another person saved in them meanwhile', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const terms = { code: 'N30', name: 'Net 30', parts: [{ share: 1_000_000, days: 30 }] }
  const { id } = await direct.call<{ id: number }>(token, 'POST', '/erp/payment-terms', terms)
  await signIn(shop.owner)
  await page.goto(`/erp/payment-terms/?open=${id}`)
  const form = page.getByRole('dialog', { name: 'Net 30' })
  const days = form.getByLabel('Days, line 1')
  await days.fill('45')
  await days.press('Escape')
  await page.getByRole('dialog', { name: 'Save your changes?' }).getByRole('button', { name: 'Keep draft' }).click()
  await expect(form).toHaveCount(0)
  const parts = [{ share: 1_000_000, days: 60 }]
  await direct.call(token, 'PATCH', `/erp/payment-terms/${id}`, { version: 1, parts })
  await page.goto(`/erp/payment-terms/?open=${id}`)
  await expect(days).toHaveValue('60')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(days).toHaveValue('45')
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog', { name: 'Another user also changed this record' })
  await expect(conflict).toContainText('Days: 45')
  await expect(conflict).toContainText('Days: 60')
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Net 30 saved' })).toBeVisible()
  await expect(days).toHaveValue('45')
})

import { expect, expectAccessible, test } from '../support/test.ts'

test('seasons have the desk of brands: pasted rows are imported, two become one, and a comment is left', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(shop.owner)
  await page.goto('/procure/season/?columns=code,name,year,type')
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  const rows = [
    'SS30\tSpring 2030\t2030\tSpring and summer',
    'SP30\tSpring of 2030\t2030\tSpring and summer',
    'AW30\tAutumn 2030\t2030\tAutumn and winter',
  ]
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'))
  await page.keyboard.press('Control+v')
  const wizard = page.getByRole('dialog', { name: 'Import Seasons' })
  await wizard.getByRole('button', { name: 'Check all rows' }).press('Enter')
  await wizard.getByRole('button', { name: 'Import 3 rows' }).press('Enter')
  await wizard.getByRole('button', { name: 'Show 3 records in the list' }).press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Autumn 2030', 'Spring 2030', 'Spring of 2030'])

  const selection = page.getByRole('region', { name: 'Selection' })
  for (const name of ['Spring 2030', 'Spring of 2030'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await selection.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
  const merging = page.getByRole('dialog', { name: 'Merge: Seasons' })
  await merging.getByRole('radio', { name: /SS30/ }).first().check()
  await merging.getByRole('button', { name: 'Merge into Spring 2030' }).press('Enter')
  await expect(merging).toHaveCount(0)

  await page.getByRole('rowheader', { name: 'Spring 2030', exact: true }).getByRole('link').press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Spring 2030' })
  await drawer.getByRole('tab', { name: 'History' }).click()
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Was there twice')
  await page.keyboard.press('Control+Enter')
  await expect(drawer.getByRole('listitem').first()).toContainText('Was there twice')
  await expectAccessible(page, 'the history of a season')
  await drawer.getByRole('button', { name: 'Close this dialog' }).click()
})

test('a season shows its calendar, which its address names', async ({ page, shop, direct, signIn }) => {
  const token = await direct.token(shop.owner.login)
  const { id } = await direct.call<{ id: number }>(token, 'POST', '/procure/seasons', {
    code: 'SS30',
    name: 'Spring 2030',
    type: 'spring_summer',
    year: 2030,
    buyingFrom: '2030-01-10',
    buyingTo: '2030-02-20',
  })
  await signIn(shop.owner)
  await page.goto(`/procure/season/?open=${id}`)
  const drawer = page.getByRole('dialog', { name: 'Spring 2030' })
  await drawer.getByRole('tab', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/tab=calendar/)
  await expect(drawer.getByRole('tabpanel', { name: 'Calendar' })).toContainText('10 Jan 2030 to 20 Feb 2030')
  await expectAccessible(page, 'the calendar of a season')
})

import { expect, expectAccessible, test } from '../support/test.ts'

const written = { en: 'News of {{ company.name }}\n\n{{ unsubscribe_url }}', ar: '{{ unsubscribe_url }}' }

test('a consent is recorded, a campaign is previewed and sent, and held without a mail server', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId } = shop
  await direct.query(
    `insert into crm.customer (company_id, code, name, email) values ($1, 'ADA', 'Ada Smith', 'ada@example.com')`,
    [companyId],
  )
  await direct.query(`insert into sales.segment (company_id, code, name) values ($1, 'ALL', 'All customers')`, [
    companyId,
  ])
  await signIn(shop.owner)
  await page.goto('/crm/customers/')
  await page.getByText('Ada Smith').first().click()
  await page.getByRole('tab', { name: 'Consent' }).click()
  await page.getByRole('button', { name: 'Record consent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record consent of Ada Smith' })
  await dialog.getByRole('textbox', { name: /^Wording/ }).fill('Form 12')
  await expectAccessible(page, 'a consent')
  await dialog.getByRole('button', { name: 'Record consent' }).click()
  await expect(page.getByText('Form 12')).toBeVisible()

  await page.goto('/crm/campaigns/?open=new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Spring')
  await page.getByRole('combobox', { name: /^Segment/ }).fill('all')
  await page.getByRole('option', { name: /All customers/ }).click()
  await page.getByRole('textbox', { name: /^Subject in English/ }).fill('Spring at {{ company.name }}')
  await page.getByRole('textbox', { name: /^Text in English/ }).fill(written.en)
  await page.getByRole('textbox', { name: /^Subject in Arabic/ }).fill('الربيع')
  await page.getByRole('textbox', { name: /^Text in Arabic/ }).fill(written.ar)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('Spring at Example Ltd')).toBeVisible()
  await expectAccessible(page, 'the preview of a campaign')
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Send now' }).first().click()
  await page.getByRole('dialog', { name: 'Send Spring now?' }).getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByRole('row', { name: /^Held/ })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'the results of a campaign')
})

test('a link to unsubscribe that is not whole says so', async ({ page }) => {
  for (const token of ['', '#token=abc']) {
    await page.goto(`/p/unsubscribe${token}`)
    await expect(page.getByRole('alert')).toHaveText('The link is incomplete. Open it from the email again.')
  }
  await expectAccessible(page, 'a link to unsubscribe that is not whole')
})

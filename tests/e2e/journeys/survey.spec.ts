import { expect, expectAccessible, test } from '../support/test.ts'

test('a survey is created, opened and answered on its public page, and NPS says so; a case is resolved', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId } = shop
  await direct.query(`insert into crm.customer (company_id, code, name) values ($1, 'ADA', 'Ada Smith')`, [companyId])
  await signIn(shop.owner)
  await page.goto('/crm/surveys/?open=new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('After the visit')
  await page.getByRole('textbox', { name: /^Title in English/ }).fill('Your visit')
  await page.getByRole('textbox', { name: /^Title in Arabic/ }).fill('زيارتك')
  await page.getByRole('button', { name: /^Add/ }).click()
  await page.getByRole('textbox', { name: /^Question in English/ }).fill('How likely are you to recommend us?')
  await page.getByRole('textbox', { name: /^Question in Arabic/ }).fill('ما مدى احتمال أن توصي بنا؟')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('After the visit: Open.')).toBeVisible()

  await page.getByRole('button', { name: 'Create link', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create link', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Scan to answer the survey' })).toBeVisible()
  await expectAccessible(page, 'the QR code of a survey')
  const address = (await page.getByRole('dialog').getByRole('link').getAttribute('href')) ?? ''
  expect(address).toContain('/p/survey#token=')

  const customer = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 375, height: 812 } })
  const phone = await customer?.newPage()
  if (phone === undefined) throw new Error('There is no second browser.')
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: 'Your visit' })).toBeVisible()
  await phone.getByRole('button', { name: 'Send answers' }).click()
  await expect(phone.getByText('Answer the required questions.')).toBeVisible()
  await expectAccessible(phone, 'a survey without an answer')
  await phone.getByText('9', { exact: true }).click()
  await phone.getByRole('button', { name: 'Send answers' }).click()
  await expect(phone.getByText('Thank you. Your answers have been sent.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('This survey has already been answered.')).toBeVisible()
  await customer?.close()

  await page.goto('/crm/nps/?by=survey')
  await expect(page.getByRole('row', { name: /After the visit/ })).toContainText('+100')
  await expectAccessible(page, 'NPS by survey')

  await page.goto('/crm/cases/?open=new')
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Torn seam')
  await page.getByRole('combobox', { name: /^Customer/ }).fill('ada')
  await page.getByRole('option', { name: /Ada Smith/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Resolve', exact: true }).click()
  await page.getByRole('textbox', { name: /^Resolution/ }).fill('Sewn again')
  await page.getByRole('dialog', { name: 'Resolve Torn seam' }).getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Resolution: Sewn again')).toBeVisible()
  await page.goto('/crm/dashboard/')
  await expect(page.getByRole('heading', { name: 'CRM dashboard' })).toBeVisible()
  await expectAccessible(page, 'the dashboard of customers')
})

import { expect, expectAccessible, expectAccessibleHere, test } from '../support/test.ts'

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

test('a reminder says fee and interest, which are charged and owed by the customer', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const token = await direct.token(owner.login)
  type Saved = { readonly id: number; readonly version: number; readonly number: string }
  const [zero] = await direct.query(`select id from accounts.tax_code where company_id = $1 and code = 'ZERO'`, [
    companyId,
  ])
  const [level] = await direct.query(
    `insert into payments.dunning_level (company_id, code, name, days_overdue, message, interest_ppm) values ($1, 'ONE', 'First', 7, 'Please pay.', 100000) returning id`,
    [companyId],
  )
  const { id: customerId } = await direct.call<Saved>(token, 'POST', '/crm/customers', {
    code: 'ADA',
    name: 'Ada Buyer',
    kind: 'company',
  })
  const draft = await direct.call<Saved>(token, 'POST', '/accounts/invoices', {
    uid: crypto.randomUUID(),
    customerId,
    storeId,
    issuedOn: ago(10),
    lines: [{ description: 'Work', quantity: 1, unitPrice: '365', taxCodeId: Number(zero?.['id']) }],
  })
  await direct.call(token, 'POST', `/accounts/invoices/${draft.id}/post`, { version: draft.version })
  await signIn(owner)

  await page.goto(`/finance/dunning-levels/?open=${Number(level?.['id'])}`)
  await page.getByRole('textbox', { name: /^Fee/ }).fill('5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectAccessible(page, 'a dunning level with fee and interest')

  await page.goto('/finance/reminders/')
  await page.getByRole('button', { name: 'Propose reminders' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Propose reminders' }).click()
  await page
    .getByRole('gridcell', { name: /Ada Buyer/ })
    .first()
    .click()
  const reminder = page.getByRole('region', { name: /^#\d+$|^REM-/ })
  await reminder.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(reminder.getByText('Not charged yet').first()).toBeVisible()
  await expect(reminder).toContainText('GBP 1.00')
  await expectAccessible(page, 'a reminder whose fee and interest are not charged')
  await reminder.getByRole('button', { name: 'Charge fee and interest' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Charge fee and interest' }).click()
  await expect(reminder.getByText('Charged', { exact: true }).first()).toBeVisible()
  await page.goto('/finance/receivables/')
  await expect(page.getByRole('row', { name: /Ada Buyer/ })).toContainText('371.00')

  // There is no mail server here: each reminder says so.
  await page.goto('/finance/reminders/')
  await page.getByRole('checkbox', { name: /^Select REM-/ }).check()
  await page.getByRole('button', { name: 'Send by email' }).click()
  const mailing = page.getByRole('dialog', { name: 'Send 1 reminder by email' })
  await expectAccessibleHere(page, 'reminders are sent by email')
  await mailing.getByRole('button', { name: 'Send by email' }).click()
  await expect(page.getByText('0 sent, 1 not sent.').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table', { name: 'Not sent' })).toContainText('No mail server is configured.')
  await expectAccessible(page, 'reminders that were not sent')
})

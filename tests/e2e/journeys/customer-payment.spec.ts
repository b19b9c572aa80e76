import { addTill } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)

test('an invoice is posted, paid in part, and the rest is in the ageing; cash of the safe goes to the bank', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  await addTill(direct.query, { companyId, storeId })
  const token = await direct.token(owner.login)
  type Saved = { readonly id: number; readonly version: number }
  const { id: customerId } = await direct.call<Saved>(token, 'POST', '/crm/customers', {
    code: 'ADA',
    name: 'Ada Buyer',
    kind: 'company',
  })
  const account = async (code: string) =>
    Number(
      (
        await direct.query('select id from accounts.account where company_id = $1 and code = $2', [companyId, code])
      )[0]?.['id'],
    )
  const zero = await direct.query(`select id from accounts.tax_code where company_id = $1 and code = 'ZERO'`, [
    companyId,
  ])
  const invoice = await direct.call<Saved>(token, 'POST', '/accounts/invoices', {
    uid: crypto.randomUUID(),
    customerId,
    storeId,
    issuedOn: today,
    lines: [{ description: 'Work', quantity: 1, unitPrice: '100', taxCodeId: Number(zero[0]?.['id']) }],
  })
  await direct.call(token, 'POST', `/accounts/invoices/${invoice.id}/post`, { version: invoice.version })
  const lines = [
    { accountId: await account('1010'), debitMinor: 5000, storeId },
    { accountId: await account('3000'), creditMinor: 5000, storeId },
  ]
  const entry = await direct.call<Saved>(token, 'POST', '/accounts/journal-entries', {
    uid: crypto.randomUUID(),
    postedOn: today,
    description: 'Float',
    lines,
  })
  await direct.call(token, 'POST', `/accounts/journal-entries/${entry.id}/post`, { version: entry.version })
  await direct.call(token, 'POST', '/payments/bank-accounts', {
    code: 'MAIN',
    name: 'Main account',
    accountId: await account('1020'),
    holder: 'Shop',
    iban: 'GB29NWBK60161331926819',
  })

  await signIn(owner)
  await page.goto('/finance/payment-entries/')
  await page.getByRole('button', { name: 'Receive payment' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('combobox', { name: /^Customer/ }).fill('ada')
  await page.getByRole('option', { name: /Ada Buyer/ }).click()
  await asked.getByRole('combobox', { name: /^Bank or cash account/ }).fill('1020')
  await page.getByRole('option', { name: /1020/ }).click()
  await asked.getByLabel(/^Payment date/).fill(today)
  await asked.getByRole('textbox', { name: /^Received amount/ }).fill('40')
  await expectAccessible(page, 'a received payment')
  await asked.getByRole('button', { name: 'Receive payment' }).click()
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await expect(draft.getByRole('textbox', { name: /^Settled amount.*line 1$/ })).toHaveValue('40.00')
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(
    page
      .getByRole('region', { name: /^RCV-\d{4}-00001$/ })
      .getByText('Posted')
      .first(),
  ).toBeVisible()
  await page.goto('/finance/receivables/')
  const ageing = page.getByRole('table', { name: 'Receivables ageing' })
  await expect(ageing.getByRole('row', { name: /Ada Buyer/ })).toContainText('£60.00')
  await expect(ageing).not.toContainText('Difference')
  await expectAccessible(page, 'the ageing of receivables')
  await page.goto('/finance/customer-statement/')
  await page.getByRole('combobox', { name: 'Customer' }).selectOption('Ada Buyer')
  const statement = page.getByRole('table', { name: 'Customer statement GBP' })
  await expect(statement.getByRole('row', { name: /Payment RCV-/ })).toContainText('-£40.00')
  await expect(statement.getByRole('row', { name: /Closing balance/ })).toContainText('£60.00')
  await expectAccessible(page, 'a customer statement')

  // Ten more than is open: credit, which is paid back.
  const ask = async (button: 'Receive payment' | 'Pay back', amount: string | null) => {
    await page.goto('/finance/payment-entries/')
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /^Customer/ }).fill('ada')
    await page.getByRole('option', { name: /Ada Buyer/ }).click()
    await dialog.getByRole('combobox', { name: /^Bank or cash account/ }).fill('1020')
    await page.getByRole('option', { name: /1020/ }).click()
    await dialog.getByLabel(/^Payment date/).fill(today)
    if (amount !== null) await dialog.getByRole('textbox', { name: /amount/ }).fill(amount)
    if (button === 'Pay back') await expectAccessible(page, 'what is paid back')
    await dialog.getByRole('button', { name: button }).click()
    await page
      .getByRole('region', { name: /^#\d+$/ })
      .getByRole('button', { name: 'Post' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  }
  await ask('Receive payment', '70')
  await expect(page.getByRole('region', { name: /^RCV-\d{4}-00002$/ })).toContainText('10.00')
  await ask('Pay back', null)
  const refund = page.getByRole('region', { name: /^RCV-\d{4}-00003$/ })
  await expect(refund.locator('div', { hasText: /^Refunded amount/ }).first()).toContainText('10.00')
  await expectAccessible(page, 'a refund')

  await page.goto('/finance/cashup/')
  await expect(page.getByRole('heading', { name: 'High Street' })).toBeVisible()
  await expect(page.getByText('£50.00').first()).toBeVisible()
  await expectAccessible(page, 'the cash-up of a day')
  await page.getByRole('link', { name: 'New bank deposit' }).click()
  const deposit = page.getByRole('region', { name: 'New bank deposit' })
  await deposit.getByRole('combobox', { name: /^Bank account/ }).fill('main')
  await page.getByRole('option', { name: /Main account/ }).click()
  await deposit.getByRole('button', { name: 'Add a line' }).click()
  await deposit.getByRole('textbox', { name: /^Denomination.*line 1$/ }).fill('20')
  await deposit.getByRole('textbox', { name: /^Pieces.*line 1$/ }).fill('3')
  await deposit.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/the safe of this store holds less cash/).first()).toBeVisible()
  await expectAccessible(page, 'a deposit above the safe')
  const again = page.getByRole('region', { name: /^#\d+$/ })
  await again.getByRole('textbox', { name: /^Pieces.*line 1$/ }).fill('2')
  await again.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(
    page
      .getByRole('region', { name: /^BD-\d{4}-00001$/ })
      .getByText('In transit')
      .first(),
  ).toBeVisible()
})

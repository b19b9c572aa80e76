import { camtFile } from '../../support/bank-files.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)
const iban = 'GB29NWBK60161331926819'

test('a bank statement is imported and matched by keyboard: invoices by their numbers, charges by a rule, the rest by hand', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const token = await direct.token(owner.login)
  type Saved = { readonly id: number; readonly version: number; readonly number: string }
  const idOf = async (table: string, code: string) =>
    Number(
      (await direct.query(`select id from ${table} where company_id = $1 and code = $2`, [companyId, code]))[0]?.['id'],
    )
  const { id: customerId } = await direct.call<Saved>(token, 'POST', '/crm/customers', {
    code: 'ADA',
    name: 'Ada Buyer',
    kind: 'company',
  })
  const taxCodeId = await idOf('accounts.tax_code', 'ZERO')
  const invoiced = async (unitPrice: string) => {
    const { id, version } = await direct.call<Saved>(token, 'POST', '/accounts/invoices', {
      uid: crypto.randomUUID(),
      customerId,
      storeId,
      issuedOn: today,
      lines: [{ description: 'Work', quantity: 1, unitPrice, taxCodeId }],
    })
    return await direct.call<Saved>(token, 'POST', `/accounts/invoices/${id}/post`, { version })
  }
  const [first, second] = [await invoiced('100'), await invoiced('250')]
  await direct.call(token, 'POST', '/payments/bank-accounts', {
    code: 'MAIN',
    name: 'Main account',
    accountId: await idOf('accounts.account', '1020'),
    holder: 'Shop',
    iban,
  })
  await direct.call(token, 'POST', '/payments/bank-rules', {
    code: 'FEE',
    name: 'Account fees',
    contains: 'account fee',
    direction: 'paid',
    accountId: await idOf('accounts.account', '6040'),
  })
  const file = camtFile({
    iban,
    opening: '1000.00',
    closing: '1322.50',
    day: today,
    entries: [
      { on: today, amount: '100.00', name: 'Ada Buyer', text: `Invoice ${first.number}` },
      { on: today, amount: '-4.50', text: 'Monthly account fee' },
      { on: today, amount: '250.00', name: 'A. Buyer', text: `${second.number} with thanks` },
      { on: today, amount: '-23.00', text: 'Card 4321 Stationers' },
    ],
  })

  await signIn(owner)
  await page.goto('/finance/bank-statements/')
  await page.getByRole('button', { name: 'Import statement' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Bank account' })).toContainText('Main account')
  await expectAccessible(page, 'the import of a bank statement')
  const input = page.getByLabel('Choose file')
  await input.setInputFiles({
    name: 'a.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(file.replace('1322.50', '1.00')),
  })
  await expect(page.getByRole('dialog')).toContainText('do not add up to the balances')
  await input.setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
  const table = page.getByRole('table', { name: 'Matching' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expectAccessible(page, 'the matching of a bank statement')

  await table.getByRole('button', { name: 'Match' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('link', { name: /Customer payment/ })).toHaveCount(1)
  await expect(table.getByRole('row').nth(2).getByRole('button', { name: 'Match' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row').nth(3).getByRole('button', { name: 'Match' })).toBeFocused()
  await page.keyboard.press('Enter')
  const last = table.getByRole('row').nth(4)
  await expect(last.getByRole('button', { name: 'Post to account' })).toBeFocused()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Post to account' })
  await asked.getByRole('combobox', { name: /^Account/ }).fill('6100')
  await page.getByRole('option', { name: /6100/ }).click()
  await asked.getByRole('button', { name: 'Post to account' }).click()
  await expect(table.getByRole('button', { name: 'Match' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reconcile' }).click()
  await expect(page.getByRole('region', { name: /^BST-/ }).getByText('Reconciled').first()).toBeVisible()
  await page.goto('/finance/receivables/')
  await expect(page.getByText('Ada Buyer')).toHaveCount(0)
})

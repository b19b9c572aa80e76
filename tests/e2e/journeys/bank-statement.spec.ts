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

  await table.getByRole('button', { name: 'Match', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('link', { name: /Customer payment/ })).toHaveCount(1)
  await expect(table.getByRole('row').nth(2).getByRole('button', { name: 'Match', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row').nth(3).getByRole('button', { name: 'Match', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const last = table.getByRole('row').nth(4)
  await expect(last.getByRole('button', { name: 'Supplier payment' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(last.getByRole('button', { name: 'Post to account' })).toBeFocused()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Post to account' })
  await asked.getByRole('combobox', { name: /^Account/ }).fill('6100')
  await page.getByRole('option', { name: /6100/ }).click()
  await asked.getByRole('button', { name: 'Post to account' }).click()
  await expect(table.getByRole('button', { name: 'Match', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reconcile' }).click()
  await expect(page.getByRole('region', { name: /^BST-/ }).getByText('Reconciled').first()).toBeVisible()
  await page.goto('/finance/receivables/')
  await expect(page.getByText('Ada Buyer')).toHaveCount(0)
})

test('forty lines are matched by keyboard, with a supplier payment and one payment over three invoices', async ({
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
  const call = (path: string, body: Readonly<Record<string, unknown>>) => direct.call<Saved>(token, 'POST', path, body)
  const { id: customerId } = await call('/crm/customers', { code: 'ADA', name: 'Ada Buyer', kind: 'company' })
  const { id: supplierId } = await call('/procure/suppliers', { name: 'Looms Ltd' })
  const taxCodeId = await idOf('accounts.tax_code', 'ZERO')
  const expenseId = await idOf('accounts.account', '6100')
  const own = { storeId, issuedOn: today }
  const invoiced = async (unitPrice: string) => {
    const lines = [{ description: 'Work', quantity: 1, unitPrice, taxCodeId }]
    const { id, version } = await call('/accounts/invoices', { uid: crypto.randomUUID(), customerId, ...own, lines })
    return await call(`/accounts/invoices/${id}/post`, { version })
  }
  const billed = async (reference: string, unitPrice: string) => {
    const lines = [{ description: 'Cloth', quantity: 1, unitPrice, taxCodeId, accountId: expenseId }]
    const body = { uid: crypto.randomUUID(), supplierId, reference, ...own, lines }
    const { id, version } = await call('/accounts/supplier-invoices', body)
    await call(`/accounts/supplier-invoices/${id}/post`, { version })
  }
  const open = [await invoiced('100'), await invoiced('60'), await invoiced('40')]
  await billed('LOOM-4711', '80')
  await call('/payments/bank-accounts', {
    code: 'MAIN',
    name: 'Main account',
    accountId: await idOf('accounts.account', '1020'),
    holder: 'Shop',
    iban,
  })
  await call('/payments/bank-rules', {
    code: 'FEE',
    name: 'Account fees',
    contains: 'account fee',
    direction: 'paid',
    accountId: await idOf('accounts.account', '6040'),
  })
  const entries = [
    { on: today, amount: '-80.00', name: 'Looms Ltd', text: 'LOOM-4711' },
    { on: today, amount: '205.00', name: 'Ada Buyer', text: 'Remittance 17' },
    ...Array.from({ length: 38 }, (_, at) => ({ on: today, amount: '-1.00', text: `Account fee ${at + 1}` })),
  ]
  const file = camtFile({ iban, opening: '0.00', closing: '87.00', day: today, entries })

  await signIn(owner)
  await page.goto('/finance/bank-statements/')
  await page.getByRole('button', { name: 'Import statement' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Bank account' })).toContainText('Main account')
  await page.getByLabel('Choose file').setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
  const table = page.getByRole('table', { name: 'Matching' })
  await expect(table.getByRole('row')).toHaveCount(41)
  const rowOf = (at: number) => table.getByRole('row').nth(at)
  await expect(rowOf(1)).toContainText('Supplier invoice LOOM-4711')
  await rowOf(1).getByRole('button', { name: 'Match', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(1).getByRole('link', { name: /Supplier payment/ })).toBeVisible()
  await expect(rowOf(2).getByRole('button', { name: 'Customer payment' })).toBeFocused()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Customer payment' })
  await asked.getByRole('combobox', { name: /^Customer/ }).fill('Ada')
  await page.getByRole('option', { name: /Ada Buyer/ }).click()
  const invoices = asked.getByRole('table', { name: 'Open invoices' })
  await expect(invoices.getByRole('row')).toHaveCount(4)
  for (const { number } of open) {
    await invoices.getByRole('checkbox', { name: number }).focus()
    await page.keyboard.press('Space')
  }
  await expect(asked).toContainText(/Difference\s*£5.00/)
  await expect(asked).toContainText('becomes credit of the customer')
  await expectAccessible(page, 'a payment over several invoices')
  await asked.getByRole('textbox', { name: `Settled of ${open[0]?.number}` }).fill('200')
  await expect(asked.getByRole('alert')).toContainText('exceed the amount of the line')
  await asked.getByRole('textbox', { name: `Settled of ${open[0]?.number}` }).fill('100.00')
  await page.keyboard.press('Enter')
  await expect(rowOf(2).getByRole('link', { name: /Customer payment/ })).toBeVisible()
  for (let at = 3; at <= 40; at += 1) {
    await expect(rowOf(at).getByRole('button', { name: 'Match', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rowOf(at).getByRole('button', { name: 'Undo' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Reconcile' }).click()
  await expect(page.getByRole('region', { name: /^BST-/ }).getByText('Reconciled').first()).toBeVisible()
  await page.goto('/finance/receivables/')
  await expect(page.getByText('Ada Buyer')).toHaveCount(0)
})

import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../support/test.ts'

test('what is due is proposed, a discount is taken, the payment is sent, and the ageing no longer shows it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const owner = await direct.token(shop.owner.login)
  const [found] = await direct.query<{ petty: number; taxCode: number; store: number }>(
    `select (select id::int from accounts.account where company_id = $1 and code = '6100') as petty,
       (select id::int from accounts.tax_code where company_id = $1 and code = 'ZERO') as "taxCode",
       (select min(id)::int from erp.store where company_id = $1) as store`,
    [shop.companyId],
  )
  const supplier = await direct.call<{ id: number }>(owner, 'POST', '/procure/suppliers', { name: 'Looms Ltd' })
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const bill = await direct.call<{ id: number; version: number }>(owner, 'POST', '/accounts/supplier-invoices', {
    uid: randomUUID(),
    supplierId: supplier.id,
    storeId: found?.store,
    issuedOn: day,
    reference: 'L-77',
    lines: [
      { description: 'Repair', quantity: 1, unitPrice: '1000', accountId: found?.petty, taxCodeId: found?.taxCode },
    ],
  })
  await direct.call(owner, 'POST', `/accounts/supplier-invoices/${bill.id}/post`, { version: bill.version })

  const second = await shop.add({
    may: ['supplier:view', 'supplier:bank_confirm'],
    firstName: 'Sam',
    lastName: 'Second',
  })
  const { items } = await direct.call<{ items: { id: number }[] }>(
    owner,
    'POST',
    `/procure/suppliers/${supplier.id}/bank-accounts`,
    { scheme: 'iban', accountNumber: 'DE89370400440532013000', holder: 'Looms Ltd' },
  )
  const confirming = `/procure/suppliers/bank-accounts/${items[0]?.id}/confirm`
  await direct.call(await direct.token(second.login), 'POST', confirming, {})

  const may = ['supplier-payments', 'payment-files', 'payables-ageing', 'supplier-statement', 'supplier-invoices'].map(
    (page) => `${page}:view`,
  )
  const steps = ['create', 'edit', 'send'].map((event) => `supplier-payments:${event}`)
  const files = ['create', 'create_file', 'download'].map((event) => `payment-files:${event}`)
  const banks = ['view', 'create'].map((event) => `bank-accounts:${event}`)
  await signIn(
    await shop.add({
      may: [...may, ...steps, ...files, ...banks, 'accounts:view'],
      firstName: 'Ada',
      lastName: 'Accountant',
    }),
  )
  await page.goto('/finance/payables-ageing/')
  const ageing = page.getByRole('table', { name: 'Payables ageing' })
  await expect(ageing.getByRole('row', { name: /Looms Ltd/ })).toContainText('£1,000.00')
  await expectAccessible(page, 'payables ageing')

  await page.goto('/finance/supplier-payments/')
  await page.getByRole('button', { name: 'Propose payments' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose payments' })
  await dialog.getByRole('combobox', { name: /^Paid from/ }).fill('1020')
  await page.getByRole('option', { name: /1020/ }).first().click()
  await dialog.getByLabel('Due by').fill(day)
  await dialog.getByRole('button', { name: 'Propose payments' }).click()
  await expect(page.getByText('1 draft payment created.')).toBeVisible()
  await page.getByRole('row', { name: /Looms Ltd/ }).click()
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('textbox', { name: /^Discount taken ?, line 1$/ }).fill('20')
  await expectAccessible(page, 'a supplier payment')
  await draft.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  const sent = page.getByRole('region', { name: /^PAY-\d{4}-00001$/ })
  await expect(sent.getByText('Sent', { exact: true }).first()).toBeVisible()
  await expect(sent.getByText('£980.00').or(sent.getByText('GBP 980.00')).first()).toBeVisible()

  await page.goto('/finance/bank-accounts/')
  await page.getByRole('button', { name: 'New bank account' }).first().click()
  const bank = page.getByRole('dialog', { name: 'New bank account' })
  await bank.getByRole('textbox', { name: 'Code' }).fill('MAIN')
  await bank.getByRole('textbox', { name: 'Name' }).fill('Main account')
  await bank.getByRole('combobox', { name: /^Ledger account/ }).fill('1020')
  await page.getByRole('option', { name: /1020/ }).first().click()
  await bank.getByRole('textbox', { name: 'Account holder' }).fill('Shop Ltd')
  await bank.getByRole('textbox', { name: 'IBAN' }).fill('GB29NWBK60161331926818')
  await bank.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bank.getByText('This IBAN is not valid. Check length and check digits.', { exact: true })).toBeVisible()
  await bank.getByRole('textbox', { name: 'IBAN' }).fill('GB29 NWBK 6016 1331 9268 19')
  await bank.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Main account' })).toBeVisible()

  const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.goto('/finance/payment-files/')
  await page.getByRole('button', { name: 'Propose a file' }).click()
  const proposal = page.getByRole('dialog', { name: 'Propose a file' })
  await proposal.getByRole('combobox', { name: /^Bank account/ }).fill('MAIN')
  await page
    .getByRole('option', { name: /Main account/ })
    .first()
    .click()
  await proposal.getByLabel('Execution date').fill(later)
  await proposal.getByRole('button', { name: 'Propose a file' }).click()
  await page.getByRole('row', { name: /Main account/ }).click()
  const draftFile = page.getByRole('region', { name: /^#\d+$/ })
  await expect(draftFile.getByText('Looms Ltd').first()).toBeVisible()
  await expectAccessible(page, 'a payment file')
  await draftFile.getByRole('button', { name: 'Create file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create file' }).click()
  const file = page.getByRole('region', { name: /^PF-\d{4}-00001$/ })
  await expect(file.getByText('Created', { exact: true }).first()).toBeVisible()
  await file.getByRole('tab', { name: 'Bank file' }).click()
  const download = file.getByRole('button', { name: 'Download file' })
  await expect(download).toBeVisible()
  await expectAccessible(page, 'the file for the bank')
  const downloading = page.waitForEvent('download')
  await download.click()
  expect((await downloading).suggestedFilename()).toMatch(/^PF-\d{4}-00001\.xml$/)

  await page.goto('/finance/payables-ageing/')
  await expect(page.getByText('Nothing is owed to suppliers on this date.')).toBeVisible()

  await page.goto('/finance/supplier-statement/')
  await expect(page.getByText('Choose a supplier.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Supplier' }).selectOption('Looms Ltd')
  const statement = page.getByRole('table', { name: 'Supplier statement GBP' })
  await expect(statement.getByRole('row', { name: /Invoice BILL-.*L-77/ })).toContainText('£1,000.00')
  await expect(statement.getByRole('row', { name: /Payment PAY-/ })).toContainText('-£1,000.00')
  await expect(statement.getByRole('row', { name: /Closing balance/ })).toContainText('£0.00')
  await expectAccessible(page, 'a supplier statement')
  await statement.getByRole('link', { name: /^PAY-/ }).click()
  await expect(sent.getByText('Sent', { exact: true }).first()).toBeVisible()
})

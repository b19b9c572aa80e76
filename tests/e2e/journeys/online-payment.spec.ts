import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)

test('an invoice is paid by link at the simulator, refunded in part, and its payout is posted', async ({
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
  const draft = await direct.call<Saved>(token, 'POST', '/accounts/invoices', {
    uid: crypto.randomUUID(),
    customerId,
    storeId,
    issuedOn: today,
    lines: [{ description: 'Work', quantity: 1, unitPrice: '120', taxCodeId: await idOf('accounts.tax_code', 'ZERO') }],
  })
  const invoice = await direct.call<Saved>(token, 'POST', `/accounts/invoices/${draft.id}/post`, {
    version: draft.version,
  })
  await direct.call(token, 'POST', '/payments/bank-accounts', {
    code: 'MAIN',
    name: 'Main account',
    accountId: await idOf('accounts.account', '1020'),
    holder: 'Shop',
    iban: 'GB29NWBK60161331926819',
  })
  await direct.query(`insert into payments.card_provider (company_id, provider) values ($1, 'simulator')`, [companyId])

  await signIn(owner)
  await page.goto('/finance/manage-payment/')
  await page.getByRole('button', { name: 'Payment link', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'a new payment link')
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('Ada')
  await page.getByRole('option', { name: /Ada Buyer/ }).click()
  await dialog.getByRole('combobox', { name: 'Invoice' }).fill(invoice.number)
  await page.getByRole('option', { name: new RegExp(invoice.number) }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Address for the customer').inputValue()
  await expectAccessible(page, 'the address of a payment link')

  await page.goto(address)
  await expect(page.getByText('£120.00').first()).toBeVisible()
  await expectAccessible(page, 'the page of a payment link')
  await page.getByRole('button', { name: 'Pay £120.00' }).click()
  await expect(page.getByText('Simulator: no money moves.')).toBeVisible()
  await page.getByRole('button', { name: 'Decline payment' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('button', { name: 'Pay £120.00' }).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByText('Paid. Thank you.')).toBeVisible()
  await expectAccessible(page, 'a paid link')

  const [payment] = await direct.query(
    `select id, charge_ref from payments.online_payment where company_id = $1 and status = 'captured'`,
    [companyId],
  )
  await page.goto(`/finance/manage-payment/?open=${Number(payment?.['id'])}&tab=payment`)
  await page.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByLabel('Amount').last().fill('20')
  await dialog.getByLabel('Reason').fill('One day less')
  await dialog.getByRole('button', { name: 'Refund' }).last().click()
  await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('£20.00')
  await expectAccessible(page, 'an online payment')

  await page.goto('/finance/settlements/')
  await page.getByRole('button', { name: 'Import payout' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Bank account' })).toContainText('Main account')
  await page.getByLabel('Choose file').setInputFiles({
    name: 'payout.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'payout,payout date,type,entry,reference,amount,fee',
        `po_1,${today},charge,txn_1,${String(payment?.['charge_ref'])},120.00,1.90`,
        `po_1,${today},refund,txn_2,${String(payment?.['charge_ref'])},-20.00,0`,
      ].join('\n'),
    ),
  })
  await expect(page.getByRole('table', { name: 'Matching' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'the matching of a payout')
  await page.getByRole('tab', { name: 'Document' }).click()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Posted').filter({ visible: true }).first()).toBeVisible()

  await page.goto('/finance/payment-kpi/')
  await expect(page.getByRole('list', { name: 'Figures' })).toContainText('50')
  await expectAccessible(page, 'the payment KPI')
})

import { randomUUID } from 'node:crypto'
import { acceptCompany, inviteCompany } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { customer } from '@countinghouse/contract/crm/customer'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { callAs } from '../support/partners.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const patience = { timeout: 20_000 }

/** A company whose link both sells and buys, with calls that invoice the partner and bill what it invoiced. */
async function trader(direct: DirectConnections, shop: Shop) {
  const token = await direct.token(shop.owner.login)
  const named = { code: 'PARTNER', name: 'Partner company' }
  const { id: customerId } = await callAs(direct, token, customer.routes.create, { ...named, kind: 'company' })
  const { id: supplierId } = await callAs(direct, token, supplier.routes.create, { name: named.name })
  const link = await callAs(direct, token, companyLink.routes.create, {
    ...named,
    partnerStoreId: await shop.addStore('Partner company'),
    customerId,
    supplierId,
    receivingStoreId: shop.storeId,
  })
  const { items } = await callAs(direct, token, taxCode.routes.list, { limit: 50 })
  const taxCodeId = items.find(({ code }) => code === 'ZERO')?.id ?? 0
  const [account] = await direct.query<{ id: string }>(
    `select id from accounts.account where company_id = $1 and code = '6000'`,
    [shop.companyId],
  )
  const issuedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const head = () => ({ uid: randomUUID(), storeId: shop.storeId, issuedOn })
  const line = (unitPrice: string) => ({ description: 'Work', quantity: 1, unitPrice, taxCodeId })
  return {
    token,
    link,
    sell: async (price: string) => {
      const lines = [line(price)]
      const { id, version } = await callAs(direct, token, invoice.routes.create, { ...head(), customerId, lines })
      return await callAs(direct, token, invoice.transitionRoutes.post, { id, version })
    },
    bill: async (reference: string, price: string) => {
      const lines = [{ ...line(price), accountId: Number(account?.id) }]
      const draft = { ...head(), supplierId, reference, lines }
      const { id, version } = await callAs(direct, token, supplierInvoice.routes.create, draft)
      return await callAs(direct, token, supplierInvoice.transitionRoutes.post, { id, version })
    },
  }
}

test('open invoices of two companies are netted: created on the link, proposed, and accepted by the partner', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const branch = await direct.shop('Branch')
  const [one, other] = [await trader(direct, shop), await trader(direct, branch)]
  const { code } = await callAs(direct, one.token, inviteCompany, { id: one.link.id })
  await callAs(direct, other.token, acceptCompany, { id: other.link.id, code })
  const sold = await one.sell('160')
  await other.bill(sold.name, '160')
  const bought = await other.sell('120')
  const bill = await one.bill(bought.name, '120')

  await signIn(shop.owner)
  await page.goto(`/finance/company-links/?open=${one.link.id}&tab=netting`)
  const link = page.getByRole('region', { name: /Partner company/ })
  await link.getByRole('checkbox', { name: `Select ${sold.name}` }).check()
  await link.getByRole('checkbox', { name: `Select ${bill.name}` }).check()
  await expect(link.getByText('Selected: £160.00 owed by the partner, £120.00 owed to it.')).toBeVisible()
  await expectAccessible(page, 'open invoices of both directions')
  await link.getByRole('button', { name: 'Create netting' }).click()
  const draft = page.getByRole('region', { name: /^#/ })
  await draft.getByRole('button', { name: 'Propose' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
  const proposed = page.getByRole('region', { name: /^NET-/ })
  await expect(proposed.getByText('Proposed', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a proposed netting')

  const theirs = await otherBrowser()
  await signIn(branch.owner, theirs.context())
  const heading = theirs.getByRole('region', { name: /^NET-/ })
  await expect(async () => {
    await theirs.goto('/finance/nettings/')
    await expect(theirs.getByRole('grid')).toContainText('To decide', { timeout: 2000 })
  }).toPass(patience)
  await theirs.getByRole('grid').getByText(/^NET-/).first().click()
  await heading.getByRole('button', { name: 'Accept' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(heading.getByText('Posted', { exact: true }).first()).toBeVisible()
  await expectAccessible(theirs, 'an accepted netting')

  await expect(async () => {
    await page.reload()
    await expect(proposed.getByText('Posted', { exact: true }).first()).toBeVisible({ timeout: 2000 })
  }).toPass(patience)
})

test('documents that two companies know by other numbers are matched by hand, and both see why', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const branch = await direct.shop('Branch')
  const [one, other] = [await trader(direct, shop), await trader(direct, branch)]
  const { code } = await callAs(direct, one.token, inviteCompany, { id: one.link.id })
  await callAs(direct, other.token, acceptCompany, { id: other.link.id, code })
  const sold = await one.sell('60')
  const billed = await other.bill('Paper 17', '60')

  await signIn(shop.owner)
  const link = page.getByRole('region', { name: /Partner company/ })
  await expect(async () => {
    await page.goto(`/finance/company-links/?open=${one.link.id}&tab=documents`)
    await expect(link.getByText('Paper 17')).toBeVisible({ timeout: 2000 })
  }).toPass(patience)
  await link.getByRole('checkbox', { name: `Select ${sold.name}` }).check()
  await link.getByRole('checkbox', { name: `Select ${billed.name}` }).check()
  await expectAccessible(page, 'documents that do not match')
  await link.getByRole('button', { name: 'Match', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Numbered by hand')
  await dialog.getByRole('button', { name: 'Match' }).click()
  await expect(link.getByText('Matched by hand')).toBeVisible()

  const theirs = await otherBrowser()
  await signIn(branch.owner, theirs.context())
  await expect(async () => {
    await theirs.goto(`/finance/company-links/?open=${other.link.id}&tab=documents`)
    await expect(theirs.getByText('Numbered by hand')).toBeVisible({ timeout: 2000 })
  }).toPass(patience)
  await expectAccessible(theirs, 'a match of the partner')
})

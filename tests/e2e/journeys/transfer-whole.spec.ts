import { choose } from '../support/choose.ts'
import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { transferPermissions } from '../../support/transfers.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const codes = Array.from({ length: 10 }, (_, index) => `KIT${index + 1}`)

test(
  'a transfer of ten lines goes its whole way: one is missing, one is damaged, both are settled, invoiced and printed',
  { tag: '@core' },
  async ({ page, shop, direct, signIn, otherBrowser }) => {
    test.setTimeout(120_000)
    const { companyId, storeId } = shop
    const variants: number[] = []
    for (const code of codes) {
      const { variantIds } = await createProduct(direct.database, companyId, { code, name: `Camping ${code}` })
      variants.push(variantIds[0] ?? 0)
    }
    const opening = variants.map((variantId) => ({ kind: 'opening' as const, variantId, quantity: 5, unitCost: '8' }))
    await post(direct.database, companyId, { storeId, lines: opening })
    const toStoreId = await shop.addStore('Harbour')
    await direct.query(
      `insert into inventory.location (company_id, store_id, code, name, kind, is_damaged) values ($1, $2, 'BROKEN', 'Broken', 'staging', true)`,
      [companyId, toStoreId],
    )
    const clerk = await shop.add({
      may: [
        ...transferPermissions.ask,
        ...allOf('settlement', 'view', 'create', 'edit', 'propose'),
        'discrepancies:view',
      ],
      firstName: 'Cara',
      lastName: 'Clerk',
    })

    await signIn(clerk)
    await page.goto('/wms/createito/?open=new')
    const form = page.getByRole('region', { name: 'New transfer' })
    await form.getByRole('combobox', { name: /^From/ }).fill('High Street')
    await page
      .getByRole('option', { name: /High Street/ })
      .first()
      .click()
    await form.getByRole('combobox', { name: /^To/ }).fill('Harbour')
    await page
      .getByRole('option', { name: /Harbour/ })
      .first()
      .click()
    await scan(page, codes)
    await expect(form.getByRole('textbox', { name: /^Quantity ?, line 10$/ })).toHaveValue('1')
    await form.getByRole('button', { name: 'Submit' }).click()
    const requested = page.getByRole('region', { name: /^ITO-\d{4}-00001$/ })
    await expect(requested.getByText('Submitted', { exact: true }).first()).toBeVisible()

    const theirs = await otherBrowser()
    await signIn(shop.owner, theirs.context())
    const dialog = theirs.getByRole('dialog')
    const opened = async (path: string, name: RegExp) => {
      await theirs.goto(path)
      await theirs.getByRole('grid').getByText(name).first().click()
      return theirs.getByRole('region', { name })
    }
    const managed = await opened('/wms/manageito/', /^ITO-\d{4}-00001$/)
    await managed.getByRole('button', { name: 'Approve' }).click()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(managed.getByText('Approved', { exact: true }).first()).toBeVisible()
    await managed.getByRole('button', { name: 'Release' }).click()
    await expect(managed.getByText('In fulfilment', { exact: true }).first()).toBeVisible()
    const shipment = await opened('/wms/transfershipments/', /^SHP-\d{4}-00001$/)
    await shipment.getByRole('button', { name: 'Confirm pick' }).click()
    await dialog.getByRole('button', { name: 'Confirm pick' }).click()
    await shipment.getByRole('button', { name: 'Dispatch' }).click()
    await dialog.getByRole('button', { name: 'Dispatch' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(shipment.getByText('In transit', { exact: true }).first()).toBeVisible()
    const number = (await shipment.getByRole('heading').first().textContent())?.trim() ?? ''

    await theirs.goto('/wms/mannualRecvHubItemsVer2/?open=new')
    await theirs.getByRole('button', { name: new RegExp(number) }).click()
    const receipt = theirs.getByRole('region', { name: number })
    await expect(receipt.getByRole('table', { name: 'Count' }).getByRole('row', { name: /KIT10/ })).toBeVisible()
    await scan(theirs, codes.slice(0, 8))
    await expect(receipt.getByText('8 of 10 pieces')).toBeVisible()
    await choose(receipt, 'Damaged')
    await scan(theirs, codes.slice(8, 9))
    await expect(receipt.getByText('9 of 10 pieces')).toBeVisible()
    await receipt.getByRole('button', { name: 'Finish receiving' }).click()
    await dialog.getByRole('button', { name: 'Finish receiving' }).click()
    await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()
    await receipt.getByRole('tab', { name: 'Discrepancies' }).click()
    await expect(receipt.getByRole('table', { name: 'Discrepancies' })).toContainText('Short')
    await expectAccessible(theirs, 'differences of a shipment')

    await page.goto('/wms/discrepancies/')
    const row = page.getByRole('grid').getByRole('row', { name: /KIT10/ })
    await expect(row).toContainText('Short')
    await expectAccessible(page, 'differences to settle')
    await row.hover()
    await page.getByRole('button', { name: 'Actions for Camping KIT10' }).click()
    await page.getByRole('menuitem', { name: 'Settle' }).click()
    const draft = page.getByRole('region', { name: /^#\d+$/ })
    await expect(draft.getByText(number)).toBeVisible()
    const decision = (line: number) => draft.getByRole('combobox', { name: new RegExp(`^Resolution ?, line ${line}$`) })
    await decision(1).selectOption({ label: 'Keep as is' })
    await decision(2).selectOption({ label: 'Claim: carrier' })
    await draft.getByRole('textbox', { name: /^Claim no. ?, line 2$/ }).fill('DPD-4711')
    await expectAccessible(page, 'a settlement being decided')
    await draft.getByRole('button', { name: 'Submit' }).click()
    const proposed = page.getByRole('region', { name: /^STL-\d{4}-00001$/ })
    await expect(proposed.getByText('Submitted', { exact: true }).first()).toBeVisible()

    const settled = await opened('/wms/settlement/', /^STL-\d{4}-00001$/)
    await settled.getByRole('button', { name: 'Approve' }).click()
    await expect(settled.getByText('Approved', { exact: true }).first()).toBeVisible()
    await settled.getByRole('button', { name: 'Post' }).click()
    await dialog.getByRole('button', { name: 'Post' }).click()
    await expect(settled.getByText('Posted', { exact: true }).first()).toBeVisible()
    await expect(settled.getByText('GBP 8.00').first()).toBeVisible()
    await expectAccessible(theirs, 'a posted settlement')

    const over = await opened('/wms/manageito/', /^ITO-\d{4}-00001$/)
    await expect(over.getByText('Closed', { exact: true }).first()).toBeVisible()
    await over.getByRole('tab', { name: 'Invoices' }).click()
    await choose(over, 'Settled')
    await over.getByRole('button', { name: 'Create invoice' }).click()
    const invoice = theirs.getByRole('region', { name: /^#\d+$/ })
    await expect(invoice.getByText('GBP 72.00').first()).toBeVisible()
    await invoice.getByRole('button', { name: 'Print' }).click()
    const [file] = await Promise.all([
      theirs.waitForEvent('download'),
      theirs.getByRole('button', { name: 'Transfer invoice, in English' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Transfer invoice .*\.pdf$/)
    const onWay = await direct.query(
      'select sum(on_hand)::int as count, sum(value_minor)::int as value from inventory.stock_pool where company_id = $1 and is_transit',
      [companyId],
    )
    expect(onWay).toEqual([{ count: 0, value: 0 }])
  },
)

function allOf(name: string, ...events: string[]): string[] {
  return events.map((event) => `${name}:${event}`)
}

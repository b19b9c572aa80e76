import type { Page } from '@playwright/test'
import { createProduct } from '../../support/products.ts'
import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, test } from '../support/test.ts'

test('what is scanned and what is typed at the same moment are both kept, before the page has shown either', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  await createProduct(direct.database, shop.companyId, { code: 'LAMP', name: 'Camping lamp' })
  await signIn(shop.owner)
  await page.goto('/wms/mannualStockReceive/?open=new')
  const form = page.getByRole('region', { name: 'New manual receipt' })
  const quantity = (line: number) => form.getByRole('textbox', { name: new RegExp(`^Quantity ?, line ${line}$`) })
  await expect(form.getByRole('textbox', { name: 'Add by code' })).toBeVisible()
  await scan(page, ['TENT'])
  await expect(quantity(1)).toHaveValue('1')
  await quantity(1).evaluate((input: HTMLInputElement) => {
    Response.prototype.json = async function json(): Promise<unknown> {
      const body: unknown = JSON.parse(await this.text())
      if (this.url.endsWith('/variants/lookup')) void typeAfter(100)
      return body
    }
    /** Microtasks end before anything is rendered, and what reads the response takes fewer of them. */
    async function typeAfter(microtasks: number): Promise<void> {
      for (let left = microtasks; left > 0; left -= 1) await Promise.resolve()
      // React takes an input as changed when its own value is set past the setter that React puts over it.
      Reflect.set(HTMLInputElement.prototype, 'value', '48', input)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: '48', inputType: 'insertText' }))
    }
  })
  await scan(page, ['LAMP'])
  await expect(quantity(2)).toHaveValue('1')
  await expect(quantity(1)).toHaveValue('48')
})

test('a step waits for the code that was scanned before it, and is not done where the code is unknown', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const db = { app: { db: direct.database } }
  // With its rule of tax.
  await addTill(direct.query, { companyId, storeId })
  const goods = (code: string, name: string) =>
    createGoods(db, { companyId, storeId }, { code, name, price: 3000, unitCost: '12.00' })
  await goods('TENT', 'Dome tent')
  await goods('LAMP', 'Camping lamp')
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind) values ($1, 'HOTEL', 'Hotel Astoria', 'company')`,
    [companyId],
  )
  await signIn(shop.owner)
  await page.goto('/sales/orders/?open=new')
  const form = page.getByRole('region', { name: 'New sales order' })
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  const order = page.getByRole('region', { name: /^SO-\d{4}-00001$/ })
  await form.getByRole('combobox', { name: /^Customer/ }).fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()

  const free = await heldLookups(page)
  await scan(page, ['TENT'])
  await form.getByRole('button', { name: 'Save draft' }).click()
  free()
  await expect(draft.getByRole('combobox', { name: /^Product ?, line 1$/ })).toHaveValue(/Dome tent/)

  // Nothing is entered yet when the step is asked for, and yet it does not go without the line.
  const freeUnknown = await heldLookups(page)
  await scan(page, ['NOBODY'])
  await draft.getByRole('button', { name: 'Confirm', exact: true }).click()
  freeUnknown()
  await expect(draft).toContainText('NOBODY')
  await expect(draft.getByText('Draft', { exact: true }).first()).toBeVisible()

  const freeKnown = await heldLookups(page)
  await scan(page, ['LAMP'])
  await draft.getByRole('button', { name: 'Confirm', exact: true }).click()
  freeKnown()
  await expect(order.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(order).toContainText('Camping lamp')
})

/** Holds what is looked up from now on until the returned function is called, as a slow network does. */
async function heldLookups(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/variants/lookup', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

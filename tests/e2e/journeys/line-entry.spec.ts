import { createProduct } from '../../support/products.ts'
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

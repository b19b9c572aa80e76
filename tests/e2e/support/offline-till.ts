import { devicesPage } from '@countinghouse/contract/sales/device'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { addTill, createGoods } from '../../support/till.ts'
import type { DirectConnections, Shop } from './shop.ts'

export const field = (page: Page) => page.getByRole('combobox', { name: 'Scan or search' })

/** `address`: of the product, for a page without one. */
export async function registerBrowser(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}${devicesPage.path}`)
  await page.getByRole('button', { name: 'Register this browser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register this browser' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Counter left')
  await dialog.getByRole('combobox', { name: 'Till' }).fill('Till 1')
  await page.getByRole('option', { name: /Till 1/ }).click()
  await dialog.getByRole('button', { name: 'Register this browser' }).click()
  await expect(page.getByText('This browser is registered', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Counter left/ })).toBeVisible()
}

/** `goods`: how many the browser holds then. */
export async function openRegister(page: Page, goods = 2, address = ''): Promise<void> {
  // The goods of the store are fetched as soon as the till is open.
  const held = page.waitForResponse(/\/api\/pos\/items/)
  await page.goto(`${address}${registerPage.path}`)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  await held
  await expect.poll(() => heldCount(page)).toBe(goods)
}

/** The worker holds the page last. */
export async function programIsHeld(page: Page, isHeld = true): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, registerPage.path))
    .toBe(isHeld)
}

/** Goods that the browser holds. */
export async function heldCount(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('countinghouse.till')
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('item').objectStore('item').count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      }),
  )
}

export async function shopWithTill(direct: DirectConnections, { companyId, storeId }: Shop) {
  const till = await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  for (const [code, name, price] of [
    ['JACKET', 'Rain jacket', 6000],
    ['SOCKS', 'Wool socks', 600],
  ] as const)
    await createGoods(db, { companyId, storeId }, { code, name, price, unitCost: '2.00' })
  return till
}

export async function receiptsOf(direct: DirectConnections, { companyId }: Shop) {
  return await direct.query<{ number: string; gross: number; device: number | null; expected: number | null }>(
    `select s.number, s.gross_minor::int as gross, o.device_number as device, o.expected_minor::int as expected
     from sales.sale s left join sales.offline_sale o on o.company_id = s.company_id and o.sale_id = s.id
     where s.company_id = $1 order by s.id`,
    [companyId],
  )
}

import { registerPage } from '@countinghouse/contract/sales/register'
import type { Page } from '@playwright/test'
import {
  field,
  heldCount,
  openRegister,
  programIsHeld,
  receiptsOf,
  registerBrowser,
  shopWithTill,
} from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessibleHere, test } from '../support/test.ts'

test('the register opens and sells without a server, after its tab was closed; the server then has each sale once, in order', async ({
  otherBrowser,
  cable,
  shop,
  direct,
  signIn,
}) => {
  await shopWithTill(direct, shop)
  const first = await otherBrowser(cable.address)
  const context = first.context()
  await signIn(shop.owner, context)
  await registerBrowser(first)
  await openRegister(first)
  await programIsHeld(first)

  cable.cut()
  await first.close()
  const page = await context.newPage()
  await page.goto(registerPage.path)
  await sellSocks(page, 1)
  await expectAccessibleHere(page, 'the register without a server')
  await page.close()

  const again = await context.newPage()
  await again.goto(registerPage.path)
  await expect(again.getByText('Offline: 1 sale is waiting.')).toBeVisible()
  expect(await heldCount(again)).toBe(2)
  await sellSocks(again, 2)
  // Other pages say that there is no server, as ever.
  const other = await context.newPage()
  await other.goto('/procure/brand/')
  await expect(other.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  await other.close()
  expect(await receiptsOf(direct, shop)).toEqual([])

  cable.mend()
  await expect(again.getByText(/waiting\.|being sent/)).toBeHidden()
  await expect
    .poll(() => receiptsOf(direct, shop))
    .toEqual([
      { number: 'T1-000001', gross: 600, device: 1, expected: 600 },
      { number: 'T1-000002', gross: 600, device: 2, expected: 600 },
    ])
})

test('a password that is changed while a device is offline ends its session and loses none of its sales: they are sent after signing in again', async ({
  otherBrowser,
  cable,
  product,
  shop,
  direct,
  signIn,
}) => {
  await shopWithTill(direct, shop)
  const page = await otherBrowser(cable.address)
  await signIn(shop.owner, page.context())
  await registerBrowser(page)
  await openRegister(page)
  await programIsHeld(page)
  cable.cut()
  await sellSocks(page, 1)
  await page.getByRole('button', { name: 'New sale' }).click()
  await sellSocks(page, 2)

  const office = await otherBrowser()
  await signIn(shop.owner, office.context())
  const fresh = 'quiet orchard 72 lamp'
  const changed = await office.request.post(`${product.address}/api/auth/changePassword`, {
    data: {
      usr_password: product.password,
      usr_passwordNew: fresh,
      usr_cmp_id: shop.companyId,
      Usr_id: shop.owner.userId,
    },
    headers: { origin: product.address },
  })
  expect(await changed.json()).toMatchObject({ results: { success: true } })

  cable.mend()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await receiptsOf(direct, shop)).toEqual([])
  await page.getByLabel('User name').fill(shop.owner.login)
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden()
  await expect
    .poll(async () => {
      await page.goto(registerPage.path)
      return await receiptsOf(direct, shop)
    })
    .toMatchObject([
      { gross: 600, device: 1 },
      { gross: 600, device: 2 },
    ])
})

test('after signing out, nobody opens the register without a server', async ({
  otherBrowser,
  cable,
  shop,
  direct,
  signIn,
}) => {
  await shopWithTill(direct, shop)
  const page = await otherBrowser(cable.address)
  await signIn(shop.owner, page.context())
  await registerBrowser(page)
  await openRegister(page)
  await programIsHeld(page)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await programIsHeld(page, false)
  cable.cut()
  await page.goto(registerPage.path)
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
})

test('what a full browser cannot keep is not sold: the cart stays, and is sold once there is room', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  await shopWithTill(direct, shop)
  await signIn(shop.owner)
  await registerBrowser(page)
  await openRegister(page)
  await context.setOffline(true)
  await expect(page.getByText('Offline: 0 sales are waiting.')).toBeVisible()
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {}
    // As where the quota is used up.
    function full(this: IDBObjectStore): IDBRequest {
      const request = this.count()
      this.transaction.abort()
      return request
    }
    Reflect.set(IDBObjectStore.prototype, 'put', full)
    Reflect.set(globalThis, 'makeRoom', () => Object.defineProperty(IDBObjectStore.prototype, 'put', put))
  })
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByRole('alert').filter({ hasText: 'Do not hand over the goods.' })).toBeVisible()
  await page.evaluate(() => (Reflect.get(globalThis, 'makeRoom') as () => void)())
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText(/^Sale T1-\d+-\d$/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await receiptsOf(direct, shop)).map(({ gross }) => gross)).toEqual([600])
})

async function sellSocks(page: Page, count: number): Promise<void> {
  await expect(field(page)).toBeVisible()
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText(new RegExp(`^Sale T1-\\d+-${count}$`))).toBeVisible()
}

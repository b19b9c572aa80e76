import { writeFileSync } from 'node:fs'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Page } from '@playwright/test'
import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const pulse = [0x1b, 0x70, 0, 25, 250].join()

test('a receipt printer prints receipts by its dots and opens the drawer for cash; one that is unplugged says so', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await plugIn(page)
  await addTill(direct.query, shop)
  await createGoods({ app: { db: direct.database } }, shop, {
    code: 'LAMP',
    name: 'Lamp مصباح',
    price: 3000,
    unitCost: '12.00',
  })
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await page.getByRole('button', { name: 'Receipt printer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Receipt printer' })
  await expect(dialog.getByText('No receipt printer is connected', { exact: false })).toBeVisible()
  await expectAccessible(page, 'no receipt printer')
  await dialog.getByRole('button', { name: 'Connect by USB' }).click()
  await expect(dialog.getByText('A receipt printer is connected.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Print receipts automatically' }).check()
  await expectAccessible(page, 'a connected receipt printer')
  await dialog.getByRole('button', { name: 'Print test page' }).click()
  await expect.poll(async () => (await sent(page)).length).toBe(1)
  await dialog.getByRole('button', { name: 'Close' }).click()

  // By card: the receipt alone. It comes back after a reload without being connected again.
  await page.reload()
  await scan(page, ['LAMP'])
  await expect(page.getByRole('button', { name: /^Pay £30\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: /^Card by hand/ }).click()
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
  await expect.poll(async () => (await sent(page)).length).toBe(1)
  const [receipt = []] = await sent(page)
  const picture = pictureOf(receipt)
  if (process.env['PICTURES'] !== undefined) writeFileSync(`${process.env['PICTURES']}/receipt.pbm`, picture.pbm)
  expect(picture.width).toBe(576)
  expect(picture.height).toBeGreaterThan(300)
  expect(picture.darkShare).toBeGreaterThan(0.02)
  expect(picture.darkShare).toBeLessThan(0.3)
  expect(receipt.slice(-4), 'cut').toEqual([0x1d, 0x56, 66, 0])

  // For cash the drawer opens as well.
  await scan(page, ['LAMP'])
  await expect(page.getByRole('button', { name: /^Pay £30\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText('Receipt T1-000002')).toBeVisible()
  await expect.poll(async () => (await sent(page)).length).toBe(3)
  expect((await sent(page)).filter((bytes) => bytes.join() === pulse)).toHaveLength(1)

  await page.evaluate(() => Object.assign(globalThis, { isUnplugged: true }))
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.getByText('The receipt printer did not print.', { exact: false })).toBeVisible()
})

/** A printer of USB that keeps what it is sent; it stays allowed after a reload. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = globalThis as typeof globalThis & { sentBytes: number[][]; isUnplugged: boolean }
    state.sentBytes = []
    state.isUnplugged = false
    const output = { endpointNumber: 1, direction: 'out', type: 'bulk' }
    const device = {
      opened: false,
      configuration: { interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints: [output] } }] },
      open: async () => void (device.opened = true),
      selectConfiguration: async () => undefined,
      claimInterface: async () => undefined,
      transferOut: async (_: number, bytes: Uint8Array) => {
        if (state.isUnplugged) throw new DOMException('The device was disconnected.', 'NetworkError')
        state.sentBytes.push([...bytes])
        return { status: 'ok' }
      },
    }
    const usb = {
      getDevices: async () => (localStorage.getItem('test.allowed') === null ? [] : [device]),
      requestDevice: async () => {
        localStorage.setItem('test.allowed', 'yes')
        return device
      },
    }
    Object.defineProperty(navigator, 'usb', { value: usb })
    Object.defineProperty(navigator, 'serial', { value: undefined })
  })
}

function sent(page: Page): Promise<number[][]> {
  return page.evaluate(() => (globalThis as typeof globalThis & { sentBytes: number[][] }).sentBytes)
}

/** The dots of all bands, also as a portable bitmap. */
function pictureOf(bytes: readonly number[]) {
  const rows: number[] = []
  let [at, width, height] = [2, 0, 0]
  while (bytes[at] === 0x1d && bytes[at + 1] === 0x76) {
    const perRow = (bytes[at + 4] ?? 0) + (bytes[at + 5] ?? 0) * 256
    const count = (bytes[at + 6] ?? 0) + (bytes[at + 7] ?? 0) * 256
    rows.push(...bytes.slice(at + 8, at + 8 + perRow * count))
    at += 8 + perRow * count
    width = perRow * 8
    height += count
  }
  const dark = rows.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  const pbm = Buffer.concat([Buffer.from(`P4\n${width} ${height}\n`), Buffer.from(rows)])
  return { width, height, darkShare: dark / (width * height), pbm }
}

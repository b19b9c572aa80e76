import { registerPage } from '@countinghouse/contract/sales/register'
import type { Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../../apps/server/src/demo/random.ts'
import { seed } from '../../support/seed.ts'
import { startKillable } from '../support/killable-browser.ts'
import {
  field,
  openRegister,
  programIsHeld,
  receiptsOf,
  registerBrowser,
  shopWithTill,
} from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { expect, test } from '../support/test.ts'

/** Random moments after Pay was pressed, of a full run and of any other. */
const moments = process.env.FULL === '1' ? 30 : 4
/** Within which a sale is kept and shown. Units: milliseconds. */
const latestMs = 250

test.skip(process.platform === 'win32', 'Ends processes by signal.')

// N2 of the offline till: docs/guides/sales.md, Offline.
test('N2: a browser that is killed around Pay has kept every sale whose receipt it showed, and each arrives once', async ({
  shop,
  direct,
  signIn,
  cable,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'till-'))
  const next = seededRandom(seed)
  await shopWithTill(direct, shop)
  const shown = new Set<string>()
  let browser = await startKillable(profile)
  const start = async (): Promise<Page> => {
    const page = await browser.context.newPage()
    page.on('console', (message) => {
      const [, number] = /^shown Sale (\S+)$/.exec(message.text()) ?? []
      if (number !== undefined) shown.add(number)
    })
    return page
  }
  try {
    await signIn(shop.owner, browser.context)
    const first = await start()
    await first.goto(`${cable.address}/`)
    await registerBrowser(first, cable.address)
    await openRegister(first, 2, cable.address)
    await programIsHeld(first)
    // The worker and what it holds reach the disk as the browser ends in peace.
    await first.close()
    cable.cut()

    // When the sale is on the disk and its receipt is not shown; when it is shown and not printed; and at random.
    const ends = ['kept', 'shown', ...Array.from({ length: moments }, () => Math.floor(next() * latestMs))] as const
    for (const end of ends) {
      const page = await start()
      await page.goto(`${cable.address}${registerPage.path}`)
      await expect(field(page)).toBeVisible()
      await tellWhatIsShown(page)
      const cart = page.getByRole('region', { name: 'Cart' })
      // A cart that was not paid is still there, or its last changes were not on the disk.
      if ((await cart.getByRole('listitem').count()) === 0) await scan(page, ['SOCKS'])
      await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
      const told =
        typeof end === 'number'
          ? null
          : page.waitForEvent('console', (message) => message.text().startsWith(end === 'kept' ? 'kept' : 'shown'))
      await page.keyboard.press('F10')
      await (told ?? new Promise((resolve) => setTimeout(resolve, Number(end))))
      await browser.kill()
      browser = await startKillable(profile)
    }

    const page = await start()
    await page.goto(`${cable.address}${registerPage.path}`)
    await page.getByRole('button', { name: 'Waiting sales' }).click()
    const waiting = page.getByRole('dialog', { name: 'Waiting sales' })
    const kept = await waiting.getByRole('listitem').allTextContents()
    const numbers = kept.map((words) => /T1-\d+-\d+/.exec(words)?.[0] ?? '')
    expect(shown.size).toBeGreaterThan(0)
    expect([...shown].filter((number) => !numbers.includes(number))).toEqual([])
    expect(numbers.length).toBeGreaterThanOrEqual(2)
    expect(new Set(numbers).size).toBe(numbers.length)

    cable.mend()
    await signIn(shop.owner, browser.context)
    await page.goto(`${cable.address}${registerPage.path}`)
    await expect
      .poll(async () => (await receiptsOf(direct, shop)).map(({ device }) => device))
      .toEqual(numbers.map((number) => Number(number.split('-').at(-1))))
    await expect(page.getByText(/waiting\.|being sent/)).toBeHidden()
  } finally {
    await browser.kill()
    await rm(profile, { recursive: true, force: true })
  }
})

/** Tells by the console when a sale is on the disk, and when its number is shown. */
async function tellWhatIsShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Put = (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) => IDBRequest<IDBValidKey>
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put
    function telling(this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>): IDBRequest<IDBValidKey> {
      if (this.name === 'command') this.transaction.addEventListener('complete', () => console.warn('kept'))
      return Reflect.apply(put, this, given)
    }
    Reflect.set(IDBObjectStore.prototype, 'put', telling)
    const told = new Set<string>()
    new MutationObserver(() => {
      const words = /Sale T1-\d+-\d+/.exec(document.body.innerText)?.[0]
      if (words === undefined || told.has(words)) return
      told.add(words)
      console.warn(`shown ${words}`)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

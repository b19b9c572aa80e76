import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { directionOf } from '@countinghouse/kernel/text'
import { defaultTheme } from '../../../apps/web/src/ui/theme/theme-state.ts'
import type { Cable } from './cable.ts'
import { layCable } from './cable.ts'
import { saveTheme } from './looks.ts'
import type { Running } from './product.ts'
import { shared } from './shared.ts'
import type { DirectConnections, Person, Shop } from './shop.ts'
import { openDirectConnections } from './shop.ts'

export { expect }
export { expectAccessible, expectAccessibleHere, sidewaysPx } from './accessible.ts'

type Look = { readonly lang?: 'en' | 'ar'; readonly mode?: 'light' | 'dark' }

type Fixtures = {
  /** A company of this test's own. */
  readonly shop: Shop
  /** Signs in through the API and puts the cookie into the browser context. */
  readonly signIn: (person: Person | string, context?: BrowserContext) => Promise<void>
  /** Another browser, with nothing of the first one. */
  readonly otherBrowser: (address?: string) => Promise<Page>
  /** Leads to the product, and can be cut. */
  readonly cable: Cable
  /** The test changes or measures what belongs to the whole installation: no other runs meanwhile. */
  readonly isAlone: boolean
  /** Its time on the product, shared with other tests unless it is alone. */
  readonly turn: void
  /** What no page of any test may do. */
  readonly watched: void
}

/** Key of the lock in the product's database by which journeys take their turn. */
const turnKey = 71_043

export const test = base.extend<Fixtures, { product: Running; direct: DirectConnections }>({
  product: [async ({}, use) => use(shared()), { scope: 'worker' }],
  direct: [
    async ({ product }, use) => {
      const direct = openDirectConnections(product)
      await use(direct)
      await direct.close()
    },
    { scope: 'worker' },
  ],
  isAlone: [false, { option: true }],
  turn: [
    async ({ direct, isAlone }, use) => {
      const shared = isAlone ? '' : '_shared'
      await direct.query(`select pg_advisory_lock${shared}(${turnKey})`)
      await use()
      await direct.query(`select pg_advisory_unlock${shared}(${turnKey})`)
    },
    // The wait for another journey is not time of this one.
    { auto: true, timeout: 0 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  shop: async ({ direct }, use) => use(await direct.shop()),
  signIn: async ({ context, product }, use) => {
    await use(async (person, into = context) => {
      const username = typeof person === 'string' ? person : person.login
      const answer = await into.request.post(`${product.address}/api/auth/signIn`, {
        data: { username, password: product.password },
        headers: { origin: product.address },
      })
      expect(answer.status(), `${username} signs in`).toBe(200)
    })
  },
  otherBrowser: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (address = product.address) => {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  cable: async ({ product }, use) => {
    const cable = await layCable(product.address)
    await use(cable)
    cable.close()
  },
  watched: [
    async ({ context, product }, use) => {
      const rowErrors = watch(context, product.address)
      await use()
      expect(rowErrors, 'violations of the content security policy, calls to other sites, uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Collects what no page may do; the list grows while the context lives. */
export function watch(context: BrowserContext, address: string): string[] {
  const rowErrors: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${address}/`) && !/^(data|blob|about):/.test(url)) rowErrors.push(`request to ${url}`)
  })
  context.on('weberror', (error) => rowErrors.push(`uncaught ${error.error().message}`))
  context.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy/i.test(message.text())) rowErrors.push(message.text())
  })
  return rowErrors
}

/** Language and mode of the next page, as the browser would have kept them. */
export async function saveLook(page: Page, { lang = 'en', mode = 'light' }: Look): Promise<void> {
  await saveTheme(page, { ...defaultTheme, lang, dir: directionOf(lang), mode })
}

/** The path of the page without its query. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

type Stored = {
  readonly user: unknown
  readonly appsModules: readonly unknown[]
  readonly recentModules: readonly string[]
}

/** What the browser keeps of the client state. */
export async function storedState(page: Page): Promise<Stored | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('countinghouse.state') ?? 'null') as Stored | null)
}

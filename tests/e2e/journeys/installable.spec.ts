import type { Page } from '@playwright/test'
import { expect, expectAccessibleHere, saveLook, test } from '../support/test.ts'

test('the manifest and its icons are there, served as what they are', async ({ page, request }) => {
  await page.goto('/auth/signin')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': /^application\/manifest\+json/,
    'cache-control': 'no-cache',
  })
  const manifest = (await answer.json()) as { icons: readonly { src: string; type: string; purpose: string }[] }
  expect(manifest).toMatchObject({ name: 'Countinghouse', start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const { src, type } of [...manifest.icons, { src: touch ?? '', type: 'image/png' }]) {
    const icon = await request.get(src)
    expect(icon.ok(), src).toBe(true)
    expect(icon.headers()['content-type'], src).toContain(type)
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test(
  'without a network a page says so, in the kept language and mode, and comes back by itself',
  { tag: '@core' },
  async ({ otherBrowser, cable, signIn, shop }) => {
    const page = await otherBrowser(cable.address)
    await signIn(shop.owner, page.context())
    await page.goto('/procure/')
    await workerStands(page)
    cable.cut()
    await page.goto('/procure/brand/?q=oak')
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
    await expect(page.getByText('Nothing was saved.')).toBeVisible()
    await expectAccessibleHere(page, 'offline page')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()

    await saveLook(page, { lang: 'ar', mode: 'dark' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'تعذّر الوصول إلى الخادم' })).toBeVisible()
    await expect(page).toHaveTitle('تعذّر الوصول إلى الخادم')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('data-theme-mode', 'dark')
    await expectAccessibleHere(page, 'offline page in Arabic, dark')

    cable.mend()
    await expect(page.getByRole('heading', { name: 'العلامات التجارية' }), 'the page that was wanted').toBeVisible()
    expect(new URL(page.url()).search).toBe('?q=oak')
  },
)

test('a page whose program cannot be fetched says so, and is there once it can be', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  for (const [path, heading, lost] of [
    ['/procure/', 'Procurement', 'The server cannot be reached'],
    ['/auth/signin', 'تسجيل الدخول', 'تعذّر الوصول إلى الخادم'],
  ] as const) {
    await page.route(/\/assets\/(app|sign-in-page)[\w-]{7}\.js$/, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('heading', { name: lost })).toBeVisible()
    await expectAccessibleHere(page, `the program of ${path} is lost`)
    await page.unroute(/\/assets\/(app|sign-in-page)[\w-]{7}\.js$/)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 375, height: 812 })
    await saveLook(page, { lang: 'ar', mode: 'dark' })
  }
})

test('a page that lost its first program on the way loads itself anew', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  const program = /\/assets\/index-[^/]*\.js$/
  await page.route(program, (route) => route.abort())
  await page.goto('/procure/')
  await page.unroute(program)
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
})

test('a part of a page that the network kept back comes when it is there again, and the page stands meanwhile', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  const parts = /\/assets\/(late|keyboard-panel)[\w-]{7}\.js$/
  await page.route(parts, (route) => route.abort())
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.unroute(parts)
  await expect(page.getByRole('dialog', { name: 'Search records and actions' })).toBeVisible()
})

test('nothing of the app or the API is kept, and another page is the app itself again', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await workerStands(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js'])
})

test('the header says when there is no connection, and is quiet again once there is', async ({
  page,
  context,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  const banner = page.getByRole('banner')
  const state = banner.getByRole('status')
  await expect(state).toHaveText('')
  const before = await placesIn(page)
  await context.setOffline(true)
  await expect(state).toHaveText('Offline. Changes are not saved.')
  expect(await placesIn(page), 'nothing in the header moves').toEqual(before)
  await expectAccessibleHere(page, 'offline')
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(state).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await context.setOffline(false)
  await expect(state).toHaveText('')
})

test('a server that does not answer is asked until it does', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const state = page.getByRole('banner').getByRole('status')
  await expect(state).toHaveText('')
  await page.route(/\/(healthz|api\/.*)$/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()
  await expect(state).toHaveText('Offline. Changes are not saved.')
  await page.unroute(/\/(healthz|api\/.*)$/)
  await expect(state).toHaveText('')
})

test('the browser’s own bar has the colour of the header', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const colour = page.locator('meta[name="theme-color"]')
  await expect(colour).toHaveAttribute('content', 'rgb(255 255 255)')
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  await expect(colour).toHaveAttribute('content', 'rgb(30 33 40)')
})

/** The worker is installed after the page has loaded. */
async function workerStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

async function placesIn(page: Page): Promise<readonly number[]> {
  return page
    .getByRole('banner')
    .locator('button, input')
    .evaluateAll((found) => found.map((element) => Math.round(element.getBoundingClientRect().x)))
}

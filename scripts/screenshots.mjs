import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, findNode, projectDir, say, stopWith } from './lib/project.mjs'

// Takes the pictures of docs/pictures from a demo that it starts itself:
//   node scripts/screenshots.mjs [--all] [folder]
// `--all` takes every screen in every width and look, for a review; it then needs a folder of its own.

const limitBytes = 200 * 1024
const sizes = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  375: { width: 375, height: 812 },
}
/** What the browser would have kept of the switcher's choices; what is left out is the default. */
const looks = {
  light: {},
  dark: { mode: 'dark' },
  arabic: { lang: 'ar', dir: 'rtl' },
  coloured: {
    colorPrimaryRgb: [14, 116, 144],
    dataMenuStyles: 'gradient',
    dataHeaderStyles: 'color',
    bgImg: 'bgimg1',
  },
  horizontal: { dataNavLayout: 'horizontal', dataNavStyle: 'menu-click' },
  detached: { mode: 'dark', bodyBg1: [12, 28, 26], dataVerticalStyle: 'detached', toggled: 'detached-close' },
}

/** Screens by name: how to get there. */
const screens = {
  'sign-in': { isStranger: true, open: (page) => page.goto('/auth/signin') },
  'module-chooser': { open: (page) => page.goto('/apps/modules/') },
  'procurement-home': { open: (page) => page.goto('/procure/') },
  'brand-list': { open: (page) => openList(page, '') },
  'brand-drawer': { open: openDrawer },
  'conflict-dialog': { open: openConflict },
  forbidden: { open: (page) => page.goto('/erp/dashboard/') },
  palette: { open: openPalette },
  switcher: { open: openSwitcher },
  'keyboard-map': { open: openKeyboardMap },
}

/** What the documents show: screen, width, look. */
const chosen = [
  ['sign-in', 1440, 'light'],
  ['sign-in', 1440, 'arabic'],
  ['module-chooser', 1440, 'light'],
  ['procurement-home', 1440, 'light'],
  ['brand-list', 1440, 'light'],
  ['brand-list', 1440, 'dark'],
  ['brand-list', 1440, 'coloured'],
  ['brand-list', 1440, 'arabic'],
  ['brand-list', 1440, 'horizontal'],
  ['brand-list', 1440, 'detached'],
  ['brand-list', 1024, 'light'],
  ['brand-list', 375, 'light'],
  ['brand-drawer', 1440, 'light'],
  ['brand-drawer', 1440, 'dark'],
  ['brand-drawer', 375, 'arabic'],
  ['conflict-dialog', 1440, 'light'],
  ['forbidden', 1440, 'light'],
  ['palette', 1440, 'light'],
  ['palette', 375, 'arabic'],
  ['switcher', 1440, 'light'],
  ['switcher', 1440, 'dark'],
  ['keyboard-map', 1440, 'light'],
]

const everything = Object.keys(screens).flatMap((screen) =>
  Object.keys(sizes).flatMap((width) => Object.keys(looks).map((look) => [screen, Number(width), look])),
)

if (Number(process.versions.node.split('.')[0]) < 24) {
  const node = findNode()
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit', env: environmentOf(node) })
  process.exit(status || 0)
}
const args = process.argv.slice(2)
const isAll = args.includes('--all')
const named = args.find((arg) => !arg.startsWith('--'))
if (isAll && !named) stopWith('Name a folder for --all.')
const folder = named || join(projectDir, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })
await take(isAll ? everything : chosen)

async function take(pictures) {
  const { chromium } = await import('@playwright/test')
  const { launchOptions } = await import('../tests/e2e/support/browser.ts')
  const { startProduct } = await import('../tests/e2e/support/product.ts')
  const product = await startProduct({ isDemo: true })
  const browser = await chromium.launch(launchOptions())
  try {
    for (const [screen, width, look] of pictures) await picture(browser, product, { screen, width, look })
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function picture(browser, product, { screen, width, look }) {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: sizes[width],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    extraHTTPHeaders: { 'Accept-Language': looks[look].lang ?? 'en' },
  })
  await context.addInitScript(
    (theme) => localStorage.setItem('countinghouse.theme', theme),
    JSON.stringify(looks[look]),
  )
  if (!screens[screen].isStranger) await signIn(context, product, 'owner')
  const page = await context.newPage()
  await screens[screen].open(page, browser, product)
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const name = `${screen}-${look}-${width}.png`
  const path = join(folder, name)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  await context.close()
  const bytes = statSync(path).size
  say(`${name}  ${Math.ceil(bytes / 1024)} KiB${bytes > limitBytes ? '  TOO LARGE' : ''}`)
  if (bytes > limitBytes) process.exitCode = 1
}

async function signIn(context, product, username) {
  const data = { username, password: product.password }
  const answer = await context.request.post('/api/auth/signIn', { data, headers: { origin: product.address } })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`)
}

async function openList(page, search) {
  await page.goto(`/procure/brand/${search}`)
  await page.getByRole('row').nth(5).waitFor()
}

async function openDrawer(page) {
  await openList(page, '?q=Alder')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function openPalette(page) {
  await openList(page, '')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('ald')
  await page.getByRole('option').nth(3).waitFor()
}

async function openSwitcher(page) {
  await openList(page, '')
  await page.getByRole('button', { name: 'Open the switcher' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openKeyboardMap(page) {
  await openList(page, '')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
}

/** Two people change the same field of the same brand; the second one is asked. */
async function openConflict(page, browser, product) {
  await openDrawer(page)
  const other = await browser.newContext({ baseURL: product.address })
  await signIn(other, product, 'buyer')
  const list = await other.request.get('/api/procure/brands?q=Alder&limit=50')
  const id = Number(new URL(page.url()).searchParams.get('open'))
  const row = (await list.json()).items.find((item) => item.id === id)
  const warrantyMonths = row.warrantyMonths === 18 ? 30 : 18
  const saved = await other.request.patch(`/api/procure/brands/${id}`, {
    data: { version: row.version, warrantyMonths, description: 'Sold in all stores since spring.' },
    headers: { origin: product.address, 'Idempotency-Key': crypto.randomUUID() },
  })
  if (!saved.ok()) throw new Error(`The other person could not save: ${await saved.text()}`)
  await other.close()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[inputmode="numeric"]').fill('24')
  await page.keyboard.press('Control+s')
  await page.getByRole('radio').first().waitFor()
}

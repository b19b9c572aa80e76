import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { projectDir } from '../../../scripts/lib/project.mjs'
import { defaultTheme } from '../../../apps/web/src/ui/theme/theme-state.ts'
import { launchOptions } from '../support/browser.ts'
import { saveTheme, withLayout } from '../support/looks.ts'
import { startProduct } from '../support/product.ts'
import type { DirectConnections } from '../support/shop.ts'
import { openDirectConnections } from '../support/shop.ts'
import type { Frames } from './frames.ts'
import { measureFrames } from './frames.ts'

// Part of npm run bench: how long the shell takes to show what somebody asked for, beside an empty frame of the same page.

type Item = { readonly id: string; readonly what: string; readonly goalMs: number; readonly frames: Frames }

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, samples: { type: 'string', default: '15' } },
  strict: false,
})
const samples = Number(options.samples)
const menuItems = 500
const benchSuite = '/sales'
const product = await startProduct({ isDemo: true })
const browser = await chromium.launch(launchOptions())
const direct = openDirectConnections(product)
try {
  const items = [...(await measureShell(browser, direct)), await measureMenu(browser, direct)]
  const report = reportOf(items)
  process.stdout.write(`\n${report}\n`)
  if (options.write) writeFileSync(join(projectDir, 'docs/bench-screens.md'), pageOf(report))
} finally {
  await direct.close()
  await browser.close()
  await product.stop()
}

async function measureShell(browser: Browser, direct: DirectConnections): Promise<readonly Item[]> {
  const shop = await direct.shop()
  const page = await openPage(browser, shop.owner.login, '/procure/brand/')
  const palette = await measureFrames(
    page,
    {
      prepare: async () => page.keyboard.press('Escape'),
      start: () =>
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true })),
      isDone: () => document.querySelector('dialog[open] [role="combobox"]') === document.activeElement,
    },
    samples,
  )
  await page.keyboard.press('Escape')
  const mode = await measureFrames(page, { start: pressModeButton, isDone: () => true }, samples)
  return [
    { id: 'U1', what: 'open the command palette', goalMs: 50, frames: palette },
    { id: 'U2', what: 'light to dark or back, list of 50 rows behind', goalMs: 100, frames: mode },
  ]
}

async function measureMenu(browser: Browser, direct: DirectConnections): Promise<Item> {
  const shop = await direct.shop()
  await addPages(direct)
  const page = await openPage(browser, shop.owner.login, '/apps/modules/')
  const frames = await measureFrames(
    page,
    {
      prepare: async () => {
        const back = page.getByRole('link', { name: 'Switch Department' })
        if (await back.isVisible()) await back.click()
        await page.locator(`main a[href^="${benchSuite}"]`).waitFor()
      },
      start: () => document.querySelector<HTMLElement>('main a[href^="/sales"]')?.click(),
      isDone: () => document.querySelectorAll('#sidebar a').length >= 500,
    },
    samples,
  )
  return { id: 'U3', what: `enter a department with a menu of ${menuItems} items`, goalMs: 100, frames }
}

/** Pages without screens: the menu is what counts here. */
async function addPages(direct: DirectConnections): Promise<void> {
  await direct.query(
    `with created as (
       insert into erp.page (module_id, path, event_type, title, title_ar, menu_title, menu_title_ar, icon, sort_order, is_dashboard)
       select m.id, $1 || '/bench-' || n || '/', 'bench-' || n, 'Page ' || n, 'Page ' || n, 'Group ' || n / 20, 'Group ' || n / 20, 'package', n, false
       from erp.module m, generate_series(1, $2) n where m.mdl_route = $1
       returning id, event_type)
     insert into erp.page_event (page_id, code, permission) select id, 'view', event_type || ':view' from created`,
    [benchSuite, menuItems],
  )
}

function pressModeButton(): void {
  document.querySelector<HTMLElement>('header button[aria-label^="Use "]')?.click()
}

async function openPage(browser: Browser, login: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1440, height: 900 } })
  const data = { username: login, password: product.password }
  await context.request.post('/api/auth/signIn', { data, headers: { origin: product.address } })
  const page = await context.newPage()
  await saveTheme(page, withLayout(defaultTheme, 'default'))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

function reportOf(items: readonly Item[]): string {
  const rows = items.map(({ id, what, goalMs, frames }) => {
    const { median, worst, emptyMedian } = frames
    const cells = [median, worst, emptyMedian, median / emptyMedian].map((value) => value.toFixed(1))
    return `| ${[id, what, ...cells, goalMs, median <= goalMs ? 'yes' : 'NO'].join(' | ')} |`
  })
  return [
    '| item | work | median ms | worst | empty frame | ratio | goal ms | met |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function pageOf(report: string): string {
  return `# Bench of the screens

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: Chromium without graphics hardware, window 1440 x 900. Time from
the key or click until the frame that shows the result has been drawn, beside the time of an empty frame in the same page.

${report}
`
}

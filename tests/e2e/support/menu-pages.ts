import type { Page } from '@playwright/test'
import type { NavStyle, ThemeState } from '../../../apps/web/src/ui/theme/theme-state.ts'
import { storedTheme } from '../../../apps/web/src/ui/theme/parse-theme.ts'
import { defaultTheme, themeKey } from '../../../apps/web/src/ui/theme/theme-state.ts'
import type { MenuLayout } from './looks.ts'
import { saveTheme, withLayout } from './looks.ts'
import type { DirectConnections, Shop } from './shop.ts'

/** Where the wide menu stands; its addresses have no screens, the frame around "not found" is enough to see it. */
export const widePath = '/depot/dashboard/'

export type WideMenu = {
  /** Every link, in menu order, trailing slashes stripped. */
  readonly links: readonly string[]
}

type Entry = {
  readonly path: string
  readonly title: string
  readonly heading?: string
  readonly children?: readonly Entry[]
  /** Leads nowhere. */
  readonly isEmpty?: true
}

const link = (name: string, title: string, heading?: string): Entry => ({
  path: `/depot/${name}/`,
  title,
  ...(heading !== undefined && { heading }),
})
const branch = (name: string, title: string, children: readonly Entry[], heading?: string): Entry => ({
  path: `/depot/_g/${name}`,
  title,
  children,
  ...(heading !== undefined && { heading }),
})
const run = (name: string, title: string, count: number) =>
  Array.from({ length: count }, (_, index) => link(`${name}${index + 1}`, `${title} ${index + 1}`))

/** Three levels, a list taller than a window, more than a bar holds, and a branch at its very end. */
const entries: readonly Entry[] = [
  link('dashboard', 'Overview', 'Warehouse'),
  branch('receiving', 'Receiving', [
    link('d-mannualRecvHubItemsVer2', 'Hub receiving'),
    branch('stock', 'By stock', [
      link('d-mannualStockReceive', 'Stock receive'),
      link('d-mannualrecincontainer', 'Containers'),
    ]),
    link('d-manageito', 'Manage transfers'),
  ]),
  link('d-createito', 'Create transfer', 'Warehouse'),
  { path: '/depot/_g/stocktake', title: 'Stock-take, from May', heading: 'Warehouse', isEmpty: true },
  branch('places', 'Places', run('place', 'Aisle', 26), 'Warehouse'),
  ...run('task', 'Warehouse task', 8).map((entry) => ({ ...entry, heading: 'Tasks' })),
  branch(
    'papers',
    'Papers',
    [link('d-fullfillmentreport', 'Fulfilment'), branch('more', 'More papers', run('paper', 'Paper', 3))],
    'Papers',
  ),
]

let registered: Promise<WideMenu> | null = null

/** Puts a suite with pages of its own into the registry, once for a worker; every company with the module then has them. */
export async function wideMenu(direct: DirectConnections, shop: Pick<Shop, 'companyId'>): Promise<WideMenu> {
  await direct.query(
    `insert into erp.module (code, mdl_route, name, name_ar, icon, sort_order) values ('depot', '/depot', 'Depot', 'المخزن', 'packages', 900)
     on conflict do nothing`,
  )
  await direct.query(
    `insert into erp.company_module (company_id, module_id) select $1, id from erp.module where mdl_route = '/depot' on conflict do nothing`,
    [shop.companyId],
  )
  registered ??= register(direct)
  return registered
}

async function register(direct: DirectConnections): Promise<WideMenu> {
  const links: string[] = []
  let order = 0
  const put = async (list: readonly Entry[], parent: string | null): Promise<void> => {
    for (const entry of list) {
      order += 1
      if (typeOf(entry) === 'link') links.push(entry.path.replace(/\/$/, ''))
      await insert(direct, entry, order, parent)
      if (entry.children !== undefined) await put(entry.children, entry.path)
    }
  }
  await put(entries, null)
  return { links }
}

function typeOf({ children, isEmpty }: Entry): 'link' | 'sub' | 'empty' {
  if (isEmpty) return 'empty'
  return children === undefined ? 'link' : 'sub'
}

async function insert(direct: DirectConnections, entry: Entry, order: number, parent: string | null): Promise<void> {
  const type = typeOf(entry)
  const eventType = type !== 'link' ? '' : entry.path.split('/').slice(2).join('/').replace(/\/$/, '')
  await direct.query(
    `insert into erp.page (module_id, path, event_type, title, title_ar, menu_title, menu_title_ar, icon, sort_order, is_dashboard, type, parent_id)
     select id, $1, $2, $3, $3, $4, $4, 'package', $5, $2 = 'dashboard', $6, (select id from erp.page where path = $7)
     from erp.module where mdl_route = '/depot' on conflict do nothing`,
    [entry.path, eventType, entry.title, entry.heading ?? null, order, type, parent],
  )
  if (type !== 'link') return
  await direct.query(
    `insert into erp.page_event (page_id, code, permission)
     select id, 'view', 'depot-' || lower(event_type) || ':view' from erp.page where path = $1 on conflict do nothing`,
    [entry.path],
  )
}

const layout = (name: MenuLayout) => withLayout(defaultTheme, name)

/** The theme of each vertical layout, by the panel's names. */
export const verticalLayouts = {
  default: layout('default'),
  'icon overlay': layout('overlay'),
  closed: layout('closed'),
  'icon text': layout('icontext'),
  detached: layout('detached'),
  'double menu': layout('doublemenu'),
  'menu-click': layout('menu-click'),
  'menu-hover': layout('menu-hover'),
  'icon-click': layout('icon-click'),
  'icon-hover': layout('icon-hover'),
} as const

export const horizontal = (style: NavStyle) => layout(`horizontal ${style}`)

/** Loads a page under a theme, as the browser would have kept it. */
export async function openWith(page: Page, theme: Partial<ThemeState>, path = widePath): Promise<void> {
  await saveTheme(page, { ...defaultTheme, ...theme })
  await page.goto(path)
  await page.locator('h1').waitFor()
}

/** Changes the theme of the open page as another tab would, without loading it anew. */
export async function wear(page: Page, theme: Partial<ThemeState>): Promise<void> {
  const newValue = storedTheme({ ...defaultTheme, ...theme })
  await page.evaluate(
    ([key, kept]) => {
      localStorage.setItem(key, kept)
      dispatchEvent(new StorageEvent('storage', { key, newValue: kept }))
    },
    [themeKey, newValue] as const,
  )
}

export function menuOf(page: Page) {
  return page.locator('#sidebar')
}

/** Position and size in whole pixels. */
export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

import type { CompanyModule, MenuItem } from '@countinghouse/contract/erp/menu'
import { eventTypeOf } from '@countinghouse/contract/page'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { Recent } from './client-state.ts'
import { findMenuItem, linksOf } from './menu.ts'

/** Headings in the order in which they stand when nothing is typed. */
export const groupNames = ['recent', 'screen', 'pages', 'create', 'actions', 'stores', 'companies'] as const

/** One of ours, or the entity of records that the server found. */
export type GroupName = (typeof groupNames)[number] | (string & {})

/** What choosing an entry does. `send` waits for the server, with the palette open until it has answered. */
type Deed =
  | { readonly kind: 'open'; readonly address: string; readonly recent: Recent | null }
  | { readonly kind: 'run'; readonly run: () => void }
  | { readonly kind: 'send'; readonly send: () => Promise<unknown> }

export type PaletteEntry = {
  readonly id: string
  readonly group: GroupName
  readonly icon: string
  readonly title: string
  readonly detail: string | null
  /** Other names it is found by. */
  readonly words: readonly string[]
  /** Shortcut that does the same. */
  readonly keys: string | null
  readonly deed: Deed
}

/** Every page of the user's menu, whatever module is open. */
export function pageEntries(
  navigation: readonly MenuItem[],
  modules: readonly CompanyModule[],
  locale: Locale,
): readonly PaletteEntry[] {
  const pages = linksOf(navigation).map((item): PaletteEntry => {
    const module = modules.find((other) => other.mdl_route === item.mdl_route)
    const recent = { address: item.path, label: null, detail: null }
    return {
      id: `page:${item.path}`,
      group: 'pages',
      icon: item.icon,
      title: titleOf(item, locale),
      detail: (locale === 'ar' ? module?.mdl_name_ar : module?.mdl_name) ?? null,
      words: [item.title, item.title_ar, item.path],
      keys: null,
      deed: { kind: 'open', address: item.path, recent },
    }
  })
  return [...new Map(pages.map((page) => [page.id, page])).values()]
}

type CreateInput = {
  /** What one record is called, by the address of its page. */
  readonly names: Readonly<Record<string, Text>>
  readonly navigation: readonly MenuItem[]
  readonly can: (permission: string) => boolean
  /** `New brand`, in a language. */
  readonly newRecord: (one: Text, locale: Locale) => string
  readonly locale: Locale
}

/** A new record of every master and document of which the user may create one. */
export function createEntries({ names, navigation, can, newRecord, locale }: CreateInput): readonly PaletteEntry[] {
  return Object.entries(names).flatMap(([path, one]): readonly PaletteEntry[] => {
    const item = findMenuItem(navigation, path)
    if (item === null || !can(`${eventTypeOf(path)}:create`)) return []
    return [
      {
        id: `create:${path}`,
        group: 'create',
        icon: 'plus',
        title: newRecord(one, locale),
        detail: titleOf(item, locale),
        words: [newRecord(one, 'en'), newRecord(one, 'ar'), path],
        keys: null,
        deed: { kind: 'open', address: `${path}?open=new`, recent: null },
      },
    ]
  })
}

/** What was chosen lately, as far as its page is still the user's. */
export function recentEntries(
  recents: readonly Recent[],
  navigation: readonly MenuItem[],
  locale: Locale,
): readonly PaletteEntry[] {
  return recents.flatMap((recent): readonly PaletteEntry[] => {
    const item = findMenuItem(navigation, normalisePath(recent.address.split('?')[0] ?? ''))
    if (item === null) return []
    return [
      {
        id: `recent:${recent.address}`,
        group: 'recent',
        icon: item.icon,
        title: recent.label ?? titleOf(item, locale),
        detail: recent.detail,
        words: [],
        keys: null,
        deed: { kind: 'open', address: recent.address, recent },
      },
    ]
  })
}

function titleOf(item: MenuItem, locale: Locale): string {
  return locale === 'ar' ? item.title_ar : item.title
}

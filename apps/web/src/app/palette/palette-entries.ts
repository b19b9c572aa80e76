import type { CompanyModule, MenuItem } from '@countinghouse/contract/erp/menu'
import { eventTypeOf } from '@countinghouse/contract/page'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { Recent } from '../session/client-state.ts'
import { findMenuItem, linksOf } from '../menu/menu.ts'

/** Groups in their order without input. */
export const groupNames = ['recent', 'screen', 'pages', 'create', 'actions', 'stores', 'companies'] as const

/** A group above, or the entity of found records. */
export type GroupName = (typeof groupNames)[number] | (string & {})

/** The effect of an entry. `send` keeps the palette open until the server responds. */
type Action =
  | { readonly kind: 'open'; readonly address: string; readonly recent: Recent | null }
  | { readonly kind: 'run'; readonly run: () => void }
  | { readonly kind: 'send'; readonly send: () => Promise<unknown> }

export type PaletteEntry = {
  readonly id: string
  readonly group: GroupName
  readonly icon: string
  readonly title: string
  readonly detail: string | null
  /** Search aliases. */
  readonly words: readonly string[]
  /** Shortcut of the entry. */
  readonly keys: string | null
  readonly action: Action
}

/** All pages of the user's menu, in every module. */
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
      action: { kind: 'open', address: item.path, recent },
    }
  })
  return [...new Map(pages.map((page) => [page.id, page])).values()]
}

type CreateInput = {
  /** Singular names of records by page address. */
  readonly names: Readonly<Record<string, Text>>
  readonly navigation: readonly MenuItem[]
  readonly can: (permission: string) => boolean
  /** `New brand`, in a language. */
  readonly newRecord: (one: Text, locale: Locale) => string
  readonly locale: Locale
}

/** Create entries of all masters and documents that the user can create. */
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
        action: { kind: 'open', address: `${path}?open=new`, recent: null },
      },
    ]
  })
}

/** Recent choices whose page is still accessible. */
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
        action: { kind: 'open', address: recent.address, recent },
      },
    ]
  })
}

function titleOf(item: MenuItem, locale: Locale): string {
  return locale === 'ar' ? item.title_ar : item.title
}

import type { MenuItem } from '@countinghouse/contract/erp/menu'
import type { MouseEvent, PointerEvent } from 'react'
import { createContext, use } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Layout } from '../frame/layout.ts'
import type { Trail } from './menu-open.ts'

/** State of the menu shared with all items. */
export type MenuView = {
  readonly layout: Layout
  readonly open: Trail
  /** Ids of the current item and its ancestors. */
  readonly selected: ReadonlySet<string>
  readonly press: (trail: Trail, event: MouseEvent) => void
  /** The pointer entered an item that opens exactly these submenus. */
  readonly enter: (wanted: Trail, event: PointerEvent) => void
  /** Called when a link was clicked. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

export const MenuContext = createContext<MenuView | null>(null)

/** Throws: Error outside of a menu. */
export function useMenuView(): MenuView {
  const view = use(MenuContext)
  if (view === null) throw new Error('A menu item stands outside of a menu.')
  return view
}

export function useTitleOf(): (item: MenuItem) => string {
  const { locale } = useLanguage()
  return (item) => (locale === 'ar' ? item.title_ar : item.title)
}

/** Element that holds the children of an item. */
export function submenuId(itemId: string): string {
  return `submenu:${itemId}`
}

export const panelId = 'menu-panel'

import type { RefObject } from 'react'
import { useEffect } from 'react'
import { themeStore } from '../../ui/theme/theme-store.ts'
import { hasModal } from '../keyboard/keyboard.ts'
import type { Layout } from '../frame/layout.ts'
import { hasFlyouts } from '../frame/layout.ts'
import type { MenuOpenEvent, Trail } from './menu-open.ts'
import { dismissMenu, peekMenu } from './use-menu-state.ts'

type Menu = {
  readonly nav: RefObject<HTMLElement | null>
  readonly layout: Layout
  readonly open: Trail
  readonly dispatch: (event: MenuOpenEvent) => void
}

/** Closes menus on Escape and outside clicks, wherever the focus is, including those opened by hover. Source: WCAG 2.2, 1.4.13. */
export function useMenuDismissal({ nav, layout, open, dispatch }: Menu): void {
  const innermost = hasFlyouts(layout) ? open.at(-1) : undefined
  const covers = innermost !== undefined || layout.isExpanded || (layout.kind === 'drawer' && layout.isOpen)
  const { expandsBy } = layout
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // An open dialog is closed first, by the browser.
      if (event.key !== 'Escape' || event.defaultPrevented || hasModal()) return
      // Escape closes only the menu, not the record behind it.
      if (covers) event.preventDefault()
      if (innermost === undefined) {
        dismissMenu()
        if (expandsBy === 'hover') peekMenu(false)
        return
      }
      if (nav.current?.contains(document.activeElement) === true)
        nav.current.querySelector<HTMLElement>(`[data-branch="${CSS.escape(innermost)}"]`)?.focus()
      dispatch({ type: 'innermostClosed' })
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [nav, innermost, covers, expandsBy, dispatch])

  const hasOpenFlyout = innermost !== undefined
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || nav.current?.contains(event.target) !== true) return
      const isLink = event.target.closest('a') !== null
      if (!isLink && expandsBy === 'press') themeStore.getState().dispatch({ type: 'columnPressed' })
      // A link opened in a new tab changes nothing here.
      if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return
      dismissMenu()
      if (hasOpenFlyout) dispatch({ type: 'collapsed' })
    }
    document.addEventListener('click', clicked)
    return () => document.removeEventListener('click', clicked)
  }, [nav, expandsBy, hasOpenFlyout, dispatch])
}

import type { MenuItem } from '@countinghouse/contract/erp/menu'
import type { MouseEvent } from 'react'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { noteActiveBranch, themeStore, useTheme } from '../../ui/theme/theme-store.ts'
import type { Layout } from '../frame/layout.ts'
import { hasFlyouts } from '../frame/layout.ts'
import type { Trail } from './menu-open.ts'
import { isOpen, markedOpen, reduceMenuOpen } from './menu-open.ts'
import { selectedIds } from './menu.ts'
import { useMenuHover } from './use-menu-hover.ts'
import { subscribeContentClicks } from './use-menu-state.ts'

/** The open submenus and their click and hover handlers. */
export function useMenu(menu: readonly MenuItem[], path: string, layout: Layout) {
  const selected = useMemo(() => selectedIds(menu, path), [menu, path])
  const branches = [...selected].slice(0, -1)
  const [open, dispatch] = useReducer(reduceMenuOpen, markedOpen(branches, layout))
  useMarking(path, layout, () => dispatch({ type: 'marked', branches, layout }))
  useActiveBranch(path, layout, branches.length > 0)
  const collapsesOnContent = useTheme(
    ({ dataNavLayout, dataNavStyle }) => dataNavLayout === 'horizontal' || dataNavStyle.endsWith('click'),
  )
  useEffect(
    () => (collapsesOnContent ? subscribeContentClicks(() => dispatch({ type: 'collapsed' })) : undefined),
    [collapsesOnContent],
  )
  const hover = useMenuHover(open, dispatch, layout.submenus === 'flyout-hover')
  const press = (trail: Trail, event: MouseEvent) => {
    hover.stay()
    if (layout.submenus === 'panel' && trail.length === 1) return pressRail(trail)
    // Hover has already opened the submenu; a collapsed column expands with it. A key press has no detail.
    const isOpening = layout.submenus === 'none' || (layout.submenus === 'flyout-hover' && event.detail > 0)
    dispatch({ type: isOpening ? 'opened' : 'toggled', trail })
  }
  const pressRail = (trail: Trail) => {
    const isShown = layout.isOpen && isOpen(open, trail)
    dispatch({ type: 'opened', trail })
    themeStore.getState().dispatch({ type: 'railPressed', hasChildren: !isShown })
  }
  return { selected, open, dispatch, press, hover }
}

/** On a change of page or layout the branches of the current item open, or all close. Source: spec section 4. */
function useMarking(path: string, layout: Layout, mark: () => void): void {
  const styles = useTheme((theme) => [theme.dataNavLayout, theme.dataNavStyle, theme.dataVerticalStyle].join())
  const key = [path, styles, hasFlyouts(layout)].join()
  const [marked, setMarked] = useState(key)
  if (marked === key) return
  setMarked(key)
  mark()
}

/** A page without a section closes the panel of the double menu. */
function useActiveBranch(path: string, { submenus }: Layout, hasBranch: boolean): void {
  const seen = useRef('')
  useEffect(() => noteActiveBranch(hasBranch), [hasBranch])
  useEffect(() => {
    if (submenus !== 'panel' || seen.current === path) return
    seen.current = path
    if (!hasBranch) themeStore.getState().dispatch({ type: 'railPressed', hasChildren: false })
  }, [submenus, path, hasBranch])
}

import { stickySidebarAfterPx } from '@countinghouse/contract/constants'
import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import type { FocusEvent, PointerEvent } from 'react'
import { useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Layout } from './layout.ts'
import { hasFlyouts, shapeAttributes } from './layout.ts'
import { MenuBar } from '../menu/menu-bar.tsx'
import { MenuColumn } from '../menu/menu-column.tsx'
import { MenuTip } from '../menu/menu-tip.tsx'
import { MenuContext } from '../menu/menu-view.tsx'
import classes from './sidebar.module.css'
import { useFollowLink } from '../routing/use-follow-link.ts'
import { useHandler } from '../../ui/behaviour/use-handler.ts'
import { useMenuDismissal } from '../menu/use-menu-dismissal.ts'
import { dismissMenu, peekMenu } from '../menu/use-menu-state.ts'
import { useMenu } from '../menu/use-menu.ts'
import { useScrolledPast } from '../../ui/behaviour/use-scrolled-past.ts'

type Props = { readonly menu: readonly MenuItem[]; readonly path: string; readonly layout: Layout }

/** Menu of the current module, in every layout. Source: spec section 2, side menu. */
export function Sidebar({ menu, path, layout }: Props) {
  const { t } = useLanguage()
  const isSticky = useScrolledPast(stickySidebarAfterPx)
  const nav = useRef<HTMLElement>(null)
  const { selected, open, dispatch, press, hover } = useMenu(menu, path, layout)
  useMenuDismissal({ nav, layout, open, dispatch })
  const onPress = useHandler(press)
  const onEnter = useHandler(hover.enter)
  const onFollow = useHandler(useFollowLink())
  // Memoised, so that a long menu rerenders only on changes.
  const view = useMemo(
    () => ({ layout, open, selected, press: onPress, enter: onEnter, follow: onFollow }),
    [layout, open, selected, onPress, onEnter, onFollow],
  )
  const isDrawerOpen = layout.kind === 'drawer' && layout.isOpen
  useEffect(() => (isDrawerOpen ? moveFocusInto(nav.current) : undefined), [isDrawerOpen])
  const focusLeft = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (hasFlyouts(layout)) dispatch({ type: 'collapsed' })
    if (layout.expandsBy === 'press') dismissMenu()
    if (!event.currentTarget.matches(':hover')) peekMenu(false)
  }
  const pointerCame = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    hover.stay()
    peekMenu(true)
  }
  const pointerLeft = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    hover.leave(event)
    // Keyboard focus is still inside.
    if (event.currentTarget.querySelector(':focus-visible') === null) peekMenu(false)
  }
  return (
    <MenuContext value={view}>
      <nav
        ref={nav}
        id="sidebar"
        aria-label={t(text.mainMenu)}
        className={isSticky ? `${classes.nav} ${classes.sticky} sticky-pin` : classes.nav}
        {...shapeAttributes(layout)}
        inert={layout.kind === 'hidden' || (layout.kind === 'drawer' && !layout.isOpen)}
        onFocus={() => peekMenu(true)}
        onBlur={focusLeft}
        onPointerEnter={pointerCame}
        onPointerLeave={pointerLeft}
        onPointerMove={hover.move}
      >
        {layout.kind === 'bar' ? <MenuBar menu={menu} /> : <MenuColumn menu={menu} path={path} />}
        {layout.labels === 'none' && <MenuTip nav={nav} />}
      </nav>
    </MenuContext>
  )
}

/** Moves the focus into the opened menu and restores it on close. */
function moveFocusInto(nav: HTMLElement | null): () => void {
  const before = document.activeElement
  nav?.querySelector<HTMLElement>('a, button')?.focus()
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

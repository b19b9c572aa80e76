import { modulesPath, stickySidebarAfterPx, storeBoundUserType } from '@countinghouse/contract/constants'
import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTheme } from '../theme/theme-store.ts'
import { moduleOf } from './landing.ts'
import { useLanguage } from './language.tsx'
import { LogoMark } from './logo.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { useSession } from './session.tsx'
import classes from './sidebar.module.css'
import { dismissMenu, peekMenu } from './use-menu-state.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

type Props = { readonly menu: readonly MenuItem[]; readonly path: string }

/** Side menu of the current module. Source: spec section 2, side menu. */
export function Sidebar({ menu, path }: Props) {
  const { t, locale } = useLanguage()
  const { modules, user } = useSession()
  const isSticky = useScrolledPast(stickySidebarAfterPx)
  const nav = useRef<HTMLElement>(null)
  const toggled = useTheme((theme) => theme.toggled)
  const isPeeking = useTheme((theme) => theme.iconOverlay === 'open')
  useEffect(() => (toggled === 'open' ? moveFocusInto(nav.current) : undefined), [toggled])
  const module = moduleOf(modules, path)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismissMenu()
  }
  const peekByPointer = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') peekMenu(isInside)
  }
  return (
    <nav
      ref={nav}
      id="sidebar"
      aria-label={t(text.mainMenu)}
      className={isSticky ? `${classes.sidebar} ${classes.sticky} sticky-pin` : classes.sidebar}
      data-toggled={toggled}
      data-peeking={isPeeking}
      inert={toggled === 'close'}
      onKeyDown={onKeyDown}
      onPointerEnter={peekByPointer(true)}
      onPointerLeave={peekByPointer(false)}
      onFocus={() => peekMenu(true)}
      onBlur={() => peekMenu(false)}
    >
      <div className={classes.inner}>
        <div className={classes.brand}>
          <LogoMark />
          <span className={classes.label}>{t(text.product)}</span>
        </div>
        {module !== null && <p className={classes.module}>{locale === 'ar' ? module.mdl_name_ar : module.mdl_name}</p>}
        <div className={classes.scroll}>
          <MenuGroups menu={menu} path={path} />
        </div>
        {/* The one pinned rule on the user type. Source: spec section 6. */}
        {user.Usr_Type !== storeBoundUserType && (
          <Link to={modulesPath} className={classes.switch}>
            <IconArrowsExchange size={18} stroke={1.75} aria-hidden="true" />
            <span className={classes.label}>{t(text.switchDepartment)}</span>
          </Link>
        )}
      </div>
    </nav>
  )
}

/** Focus goes into the opened menu and back to where it was when the menu closes. */
function moveFocusInto(nav: HTMLElement | null): () => void {
  const before = document.activeElement
  nav?.querySelector<HTMLElement>('a, button')?.focus()
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

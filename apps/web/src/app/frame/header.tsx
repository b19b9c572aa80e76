import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconMaximize, IconMenu2, IconMinimize, IconMoon, IconSun } from '@tabler/icons-react'
import { Suspense } from 'react'
import { themeStore, useTheme } from '../../ui/theme/theme-store.ts'
import { Bell } from '../panels/bell.tsx'
import { Brand } from './brand.tsx'
import { HeaderButton } from './header-button.tsx'
import classes from './header.module.css'
import { ConnectionState } from '../offline/connection-state.tsx'
import { later } from '../offline/later.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Layout } from './layout.ts'
import { isUnderHeader, withoutMenu } from './layout.ts'
import { MenuSearch } from '../menu/menu-search.tsx'
import { Profile } from '../profile/profile.tsx'
import { useSession } from '../session/session.tsx'
import { SwitcherButton } from '../switcher/switcher-button.tsx'
import { useFullScreen } from '../../ui/behaviour/use-full-screen.ts'
import { useLayout } from './use-layout.ts'
import { pressHamburger } from '../menu/use-menu-state.ts'

const DemoBadge = later(async () => (await import('./demo-badge.tsx')).DemoBadge)

type Props = { readonly menu: readonly MenuItem[]; readonly hasMenu: boolean }

/** Search, notifications, full screen, light or dark, profile. Source: spec section 2, header. */
export function Header({ menu, hasMenu }: Props) {
  const chosen = useLayout()
  const layout = hasMenu ? chosen : withoutMenu
  const { isDemo } = useSession()
  const isDrawer = layout.kind === 'drawer'
  return (
    <header className={classes.header}>
      {isDrawer && <Hamburger layout={layout} />}
      {(!hasMenu || isDrawer || isUnderHeader(layout)) && (
        <span className={classes.brand}>
          <Brand isWordy={chosen.kind !== 'drawer'} />
        </span>
      )}
      {hasMenu && !isDrawer && layout.kind !== 'bar' && <Hamburger layout={layout} />}
      {hasMenu && <MenuSearch menu={menu} />}
      {isDemo && (
        <Suspense>
          <DemoBadge />
        </Suspense>
      )}
      <ConnectionState />
      <Bell />
      <FullScreenButton />
      <ModeButton />
      <SwitcherButton />
      <Profile />
    </header>
  )
}

function Hamburger({ layout }: { readonly layout: Layout }) {
  const { t } = useLanguage()
  const isExpanded = layout.isOpen && ['full', 'double', 'drawer'].includes(layout.kind)
  const [close, open] =
    layout.kind === 'drawer' ? [text.closeMenu, text.openMenu] : [text.collapseMenu, text.expandMenu]
  return (
    <HeaderButton
      label={t(isExpanded ? close : open)}
      onClick={pressHamburger}
      aria-expanded={isExpanded}
      aria-controls="sidebar"
    >
      <IconMenu2 size={18} stroke={1.75} aria-hidden="true" />
    </HeaderButton>
  )
}

function FullScreenButton() {
  const { t } = useLanguage()
  const { isFull, toggle } = useFullScreen()
  const Shape = isFull ? IconMinimize : IconMaximize
  return (
    <HeaderButton label={t(isFull ? text.leaveFullScreen : text.enterFullScreen)} onClick={toggle} isExtra>
      <Shape size={18} stroke={1.75} aria-hidden="true" />
    </HeaderButton>
  )
}

function ModeButton() {
  const { t } = useLanguage()
  const isDark = useTheme((theme) => theme.mode === 'dark')
  const Shape = isDark ? IconSun : IconMoon
  const change = () => themeStore.getState().dispatch({ type: 'mode', mode: isDark ? 'light' : 'dark' })
  return (
    <HeaderButton label={t(isDark ? text.useLight : text.useDark)} onClick={change}>
      <Shape size={18} stroke={1.75} aria-hidden="true" />
    </HeaderButton>
  )
}

import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconMaximize, IconMenu2, IconMinimize, IconMoon, IconSun } from '@tabler/icons-react'
import { themeStore, useTheme } from '../theme/theme-store.ts'
import { HeaderButton } from './header-button.tsx'
import classes from './header.module.css'
import { ConnectionState } from './connection-state.tsx'
import { useLanguage } from './language.tsx'
import { LogoMark } from './logo.tsx'
import { MenuSearch } from './menu-search.tsx'
import { Profile } from './profile.tsx'
import { SwitcherButton } from './switcher-button.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { pressHamburger } from './use-menu-state.ts'

type Props = { readonly menu: readonly MenuItem[]; readonly hasMenu: boolean }

/** Search, full screen, light or dark, profile. Source: spec section 2, header. */
export function Header({ menu, hasMenu }: Props) {
  const { t } = useLanguage()
  return (
    <header className={classes.header}>
      {hasMenu ? <Hamburger /> : <Brand label={t(text.product)} />}
      {hasMenu && <MenuSearch menu={menu} />}
      <ConnectionState />
      <FullScreenButton />
      <ModeButton />
      <SwitcherButton />
      <Profile />
    </header>
  )
}

function Brand({ label }: { readonly label: string }) {
  return (
    <span className={classes.brand}>
      <LogoMark />
      {label}
    </span>
  )
}

function Hamburger() {
  const { t } = useLanguage()
  const toggled = useTheme((theme) => theme.toggled)
  const isExpanded = toggled === '' || toggled === 'open' || toggled === 'double-menu-open'
  const isDrawer = toggled === 'open' || toggled === 'close'
  const label = isDrawer
    ? isExpanded
      ? text.closeMenu
      : text.openMenu
    : isExpanded
      ? text.collapseMenu
      : text.expandMenu
  return (
    <HeaderButton label={t(label)} onClick={pressHamburger} aria-expanded={isExpanded} aria-controls="sidebar">
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

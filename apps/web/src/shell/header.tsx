import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconMaximize, IconMenu2, IconMinimize, IconMoon, IconSun } from '@tabler/icons-react'
import { themeStore, useTheme } from '../theme/theme-store.ts'
import { HeaderButton } from './header-button.tsx'
import classes from './header.module.css'
import { useLanguage } from './language.tsx'
import { LogoMark } from './logo.tsx'
import { MenuSearch } from './menu-search.tsx'
import { Profile } from './profile.tsx'
import { useFullScreen } from './use-full-screen.ts'
import type { SidebarControl } from './use-sidebar.ts'

type Props = { readonly menu: readonly MenuItem[]; readonly hamburger: SidebarControl | null }

/** Search, full screen, light or dark, profile. Source: spec section 2, header. */
export function Header({ menu, hamburger }: Props) {
  const { t } = useLanguage()
  return (
    <header className={classes.header}>
      {hamburger === null ? <Brand label={t(text.product)} /> : <Hamburger sidebar={hamburger} />}
      {hamburger !== null && <MenuSearch menu={menu} />}
      <span className={classes.gap} />
      <FullScreenButton />
      <ModeButton />
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

function Hamburger({ sidebar }: { readonly sidebar: SidebarControl }) {
  const { t } = useLanguage()
  const labels = {
    '': text.collapseMenu,
    'icon-overlay-close': text.expandMenu,
    close: text.openMenu,
    open: text.closeMenu,
  }
  const isExpanded = sidebar.toggled === '' || sidebar.toggled === 'open'
  return (
    <HeaderButton
      label={t(labels[sidebar.toggled])}
      onClick={sidebar.pressHamburger}
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

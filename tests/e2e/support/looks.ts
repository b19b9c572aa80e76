import type { Page } from '@playwright/test'
import { darkBackgrounds, primaries } from '../../../apps/web/src/ui/theme/presets.ts'
import { storedTheme } from '../../../apps/web/src/ui/theme/parse-theme.ts'
import type { NavStyle, SidemenuLayout, ThemeState } from '../../../apps/web/src/ui/theme/theme-state.ts'
import {
  backgroundImages,
  defaultTheme,
  navStyles,
  pageStyles,
  positions,
  sidemenuLayouts,
  surfaceColours,
  themeKey,
  widths,
} from '../../../apps/web/src/ui/theme/theme-state.ts'
import type { ThemeEvent } from '../../../apps/web/src/ui/theme/reduce-theme.ts'
import { reduceTheme } from '../../../apps/web/src/ui/theme/reduce-theme.ts'

/** Every way the menu can stand in a wide window: ten vertical layouts and four horizontal ones. */
export const menuLayouts = [
  ...sidemenuLayouts,
  ...navStyles,
  ...navStyles.map((style) => `horizontal ${style}` as const),
] as const

export type MenuLayout = (typeof menuLayouts)[number]

const wide = { width: 1440, hasActiveBranch: true }

/** The theme in which a layout has been chosen in the panel. */
export function withLayout(theme: ThemeState, layout: MenuLayout): ThemeState {
  return eventsOf(layout).reduce((state, event) => reduceTheme(state, event, wide), theme)
}

function eventsOf(layout: MenuLayout): readonly ThemeEvent[] {
  const [first = '', style] = layout.split(' ')
  if (style !== undefined) {
    return [
      { type: 'navLayout', navLayout: 'horizontal' },
      { type: 'navStyle', navStyle: style as NavStyle },
    ]
  }
  const isStyle = navStyles.some((navStyle) => navStyle === first)
  return [
    isStyle
      ? { type: 'navStyle', navStyle: first as NavStyle }
      : { type: 'sidemenuLayout', layout: first as SidemenuLayout },
  ]
}

/** Keeps a theme in the browser; the next page comes up in it. */
export async function saveTheme(page: Page, theme: ThemeState): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/favicon.svg')
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [themeKey, storedTheme(theme)] as const)
}

/** Every option of the switcher, as parameters of a pairwise set. */
export const lookParameters = {
  layout: menuLayouts,
  ground: ['light', ...Object.values(darkBackgrounds).map(({ page }) => page)],
  lang: ['en', 'ar'],
  menu: surfaceColours,
  header: surfaceColours,
  primary: Object.values(primaries),
  image: ['', ...backgroundImages],
  pageStyle: pageStyles,
  width: widths,
  menuPosition: positions,
  headerPosition: positions,
  window: [1440, 993, 375],
} as const

export type Look = { readonly [K in keyof typeof lookParameters]: (typeof lookParameters)[K][number] }

export function themeOf(look: Look): ThemeState {
  const { lang, ground } = look
  return withLayout(
    {
      ...defaultTheme,
      lang,
      dir: lang === 'ar' ? 'rtl' : 'ltr',
      mode: ground === 'light' ? 'light' : 'dark',
      bodyBg1: ground === 'light' ? null : ground,
      dataMenuStyles: look.menu,
      dataHeaderStyles: look.header,
      colorPrimaryRgb: look.primary,
      bgImg: look.image,
      dataPageStyle: look.pageStyle,
      dataWidth: look.width,
      dataMenuPosition: look.menuPosition,
      dataHeaderPosition: look.headerPosition,
    },
    look.layout,
  )
}

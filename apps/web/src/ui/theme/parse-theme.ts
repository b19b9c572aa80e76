import { directionOf, isLocale } from '@countinghouse/kernel/text'
import { isRgb } from './colour.ts'
import type { ThemeState } from './theme-state.ts'
import {
  backgroundImages,
  defaultTheme,
  directions,
  modes,
  navLayouts,
  navStyles,
  pageStyles,
  positions,
  surfaceColours,
  toggledValues,
  verticalStyles,
  widths,
} from './theme-state.ts'

/** The stored theme; each field that is missing or not one of its values falls back to its default by itself. */
export function parseTheme(stored: string | null): ThemeState {
  const given = recordOf(stored)
  const lang = isLocale(given.lang) ? given.lang : defaultTheme.lang
  const pick = <V>(name: keyof ThemeState, values: readonly V[], fallback: V): V =>
    values.find((value) => value === given[name]) ?? fallback
  return consistent({
    lang,
    dir: pick('dir', directions, directionOf(lang)),
    mode: pick('mode', modes, defaultTheme.mode),
    dataMenuStyles: pick('dataMenuStyles', ['', ...surfaceColours], ''),
    dataHeaderStyles: pick('dataHeaderStyles', ['', ...surfaceColours], ''),
    dataNavLayout: pick('dataNavLayout', navLayouts, defaultTheme.dataNavLayout),
    dataNavStyle: pick('dataNavStyle', ['', ...navStyles], ''),
    dataVerticalStyle: pick('dataVerticalStyle', ['', ...verticalStyles], ''),
    toggled: pick('toggled', toggledValues, ''),
    iconOverlay: '',
    iconText: '',
    dataPageStyle: pick('dataPageStyle', pageStyles, defaultTheme.dataPageStyle),
    dataWidth: pick('dataWidth', widths, defaultTheme.dataWidth),
    dataMenuPosition: pick('dataMenuPosition', positions, defaultTheme.dataMenuPosition),
    dataHeaderPosition: pick('dataHeaderPosition', positions, defaultTheme.dataHeaderPosition),
    colorPrimaryRgb: isRgb(given.colorPrimaryRgb) ? given.colorPrimaryRgb : defaultTheme.colorPrimaryRgb,
    bodyBg1: isRgb(given.bodyBg1) ? given.bodyBg1 : null,
    bgImg: pick('bgImg', ['', ...backgroundImages], ''),
  })
}

/** What is kept of a theme: the choices, not what the window or the pointer made of them. */
export function storedTheme(theme: ThemeState): string {
  const { iconOverlay: _overlay, iconText: _text, ...kept } = theme
  return JSON.stringify({ ...kept, toggled: kept.toggled === 'open' || kept.toggled === 'close' ? '' : kept.toggled })
}

/** One of the two styles is in force in a vertical layout, the navigation style alone in a horizontal one. */
function consistent(theme: ThemeState): ThemeState {
  const background = theme.mode === 'dark' ? theme.bodyBg1 : null
  const isHorizontal = theme.dataNavLayout === 'horizontal'
  const navStyle = isHorizontal && theme.dataNavStyle === '' ? 'menu-click' : theme.dataNavStyle
  if (isHorizontal) return { ...theme, bodyBg1: background, dataNavStyle: navStyle, dataVerticalStyle: '' }
  const verticalStyle = theme.dataVerticalStyle === '' && navStyle === '' ? 'overlay' : theme.dataVerticalStyle
  return {
    ...theme,
    bodyBg1: background,
    dataVerticalStyle: verticalStyle,
    dataNavStyle: verticalStyle === '' ? navStyle : '',
  }
}

function recordOf(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {}
  try {
    const given: unknown = JSON.parse(stored)
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  } catch {
    // Unreadable storage must not keep anybody out: start with the defaults.
    return {}
  }
}

import type { Rgb } from './colour.ts'
import { black, blend, blendUntil, contrastOf, inkOn, weakestContrast, white } from './colour.ts'
import { darkBackgrounds, groundOf } from './presets.ts'
import type { ThemeState } from './theme-state.ts'

/** Contrast of text. Source: WCAG 2.2, 1.4.3. */
export const textContrast = 4.5
/** Contrast of edges and marks. Source: WCAG 2.2, 1.4.11. */
export const markContrast = 3

const ink: Rgb = [24, 28, 37]
const muted: Rgb = [91, 99, 114]
const lightGrounds = { page: [246, 247, 249], panel: white, pale: [243, 246, 248] } as const satisfies Record<
  string,
  Rgb
>

/** The colours a page is made of. */
export type Palette = {
  /** Which set of fixed inks reads on these grounds; a custom background may be too bright for those of dark mode. */
  readonly ground: 'light' | 'dark'
  readonly page: Rgb
  readonly panel: Rgb
  readonly raised: Rgb
  readonly ink: Rgb
  readonly muted: Rgb
  /** Opaque edge of a control. */
  readonly control: Rgb
  readonly primary: Rgb
  readonly primaryContrast: Rgb
  /** The primary as text and outline on these grounds. */
  readonly primaryInk: Rgb
}

/** Page, panels and inks of a theme. Source: docs/decisions/008. */
export function paletteOf(theme: ThemeState): Palette {
  const grounds = groundsOf(theme)
  const all = [grounds.page, grounds.panel, grounds.raised]
  const isDark = inkOn(all) === white
  const text = isDark ? blend(grounds.panel, white, 0.94) : ink
  const primary = theme.colorPrimaryRgb
  // Text in the primary also stands on the primary's own soft ground.
  const soft = all.map((ground) => blend(ground, primary, isDark ? 0.2 : 0.1))
  return {
    ...grounds,
    ground: isDark ? 'dark' : 'light',
    ink: weakestContrast(text, all) >= textContrast ? text : inkOn(all),
    muted: blendUntil(isDark ? blend(grounds.panel, white, 0.68) : muted, isDark ? white : black, all, textContrast),
    control: blendUntil(
      blend(grounds.panel, text, 0.4),
      isDark ? white : black,
      [grounds.page, grounds.panel],
      markContrast,
    ),
    primary,
    primaryContrast: inkOn([primary]),
    primaryInk: blendUntil(primary, isDark ? white : black, [...all, ...soft], textContrast),
  }
}

type Grounds = Pick<Palette, 'page' | 'panel' | 'raised'>

/** Classic has no difference between page and cards, modern fills the cards instead of edging them. */
function groundsOf(theme: ThemeState): Grounds {
  if (theme.mode === 'light') {
    if (theme.dataPageStyle === 'regular') return { page: lightGrounds.page, panel: white, raised: white }
    return { page: white, panel: theme.dataPageStyle === 'modern' ? lightGrounds.pale : white, raised: white }
  }
  const { page, panel } = groundOf(theme.bodyBg1 ?? darkBackgrounds.graphite.page)
  return { page, panel: theme.dataPageStyle === 'classic' ? page : panel, raised: panel }
}

/** Whether text on a background chosen for dark mode is hard to read; the picker then says so. */
export function isTooBright(background: Rgb): boolean {
  const { page, panel } = groundOf(background)
  return weakestContrast(inkOn([page, panel]), [page, panel]) < textContrast || contrastOf(page, white) < textContrast
}

import { weakestContrast } from '../../ui/theme/colour.ts'
import { markContrast, paletteOf } from '../../ui/theme/palette.ts'
import { darkBackgrounds, primaries } from '../../ui/theme/presets.ts'
import type { ThemeState } from '../../ui/theme/theme-state.ts'

export const primaryNames = Object.keys(primaries) as readonly (keyof typeof primaries)[]
export const backgroundNames = Object.keys(darkBackgrounds) as readonly (keyof typeof darkBackgrounds)[]

/** Name of the current primary color; null for a custom color. */
export function primaryOf(theme: ThemeState): keyof typeof primaries | null {
  return primaryNames.find((name) => primaries[name].join() === theme.colorPrimaryRgb.join()) ?? null
}

/** Name of the current dark background; null in light mode and for a custom background. */
export function backgroundOf(theme: ThemeState): keyof typeof darkBackgrounds | null {
  if (theme.mode === 'light') return null
  const page = theme.bodyBg1 ?? darkBackgrounds.graphite.page
  return backgroundNames.find((name) => darkBackgrounds[name].page.join() === page.join()) ?? null
}

/** Whether the primary color has low contrast with page and cards. */
export function isFaint(theme: ThemeState): boolean {
  const { primary, page, panel } = paletteOf(theme)
  return weakestContrast(primary, [page, panel]) < markContrast
}

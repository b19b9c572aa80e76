import type { Rgb } from './colour.ts'

/** Five primaries; white reads at 5.0:1 or better on each. Source: docs/decisions/008. */
export const primaries = {
  indigo: [79, 70, 229],
  petrol: [14, 116, 144],
  forest: [21, 128, 61],
  plum: [162, 28, 107],
  copper: [180, 83, 9],
} as const satisfies Readonly<Record<string, Rgb>>

type Ground = { readonly page: Rgb; readonly panel: Rgb }

/** Five dark backgrounds. Source: docs/decisions/008. */
export const darkBackgrounds = {
  graphite: { page: [22, 24, 29], panel: [30, 33, 40] },
  midnight: { page: [14, 20, 40], panel: [22, 30, 56] },
  pine: { page: [12, 28, 26], panel: [19, 40, 37] },
  aubergine: { page: [28, 18, 36], panel: [40, 27, 51] },
  espresso: { page: [30, 23, 18], panel: [43, 34, 27] },
} as const satisfies Readonly<Record<string, Ground>>

/** What a custom background adds to each channel for its secondary shade. Source: spec section 9. */
const secondaryStep = 19

/** Page and panel of a chosen background: the preset's own pair, else the pinned step, at most 255. */
export function groundOf(page: Rgb): Ground {
  const preset = Object.values(darkBackgrounds).find((ground) => ground.page.join() === page.join())
  if (preset !== undefined) return preset
  const [red, green, blue] = page
  return { page, panel: [lifted(red), lifted(green), lifted(blue)] }
}

function lifted(channel: number): number {
  return Math.min(255, channel + secondaryStep)
}

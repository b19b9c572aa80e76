import type { Rgb } from './colour.ts'
import { black, blend, blendUntil, cssOf, inkOn, weakestContrast, white } from './colour.ts'
import type { Palette } from './palette.ts'
import { markContrast, textContrast } from './palette.ts'
import type { SurfaceColour } from './theme-state.ts'

const inkDark: Rgb = [24, 28, 37]
/** The pictures of the sidebar are drawn no brighter than this in any channel; a test looks. */
export const imageBrightest = 140
/** Share of the menu's own colour that lies over a picture, and of black under that. Source: docs/decisions/008. */
export const imageTint = 0.8
export const imageWash = 0.3

/** A dark ink shows on a light ground sooner than a light one on a dark ground. */
const overShares = { light: { hover: 0.07, selected: 0.13 }, dark: { hover: 0.05, selected: 0.08 } } as const

/** A menu or a header: what it is painted with and the inks that read on every point of it. */
export type Surface = {
  /** Colours it has somewhere, hover and selection among them. */
  readonly grounds: readonly Rgb[]
  /** One colour, or the two ends of a gradient. */
  readonly paint: readonly [Rgb] | readonly [Rgb, Rgb]
  readonly ink: Rgb
  readonly muted: Rgb
  /** What is laid over for hover and selection, and how much of it. */
  readonly over: Rgb
  readonly shares: { readonly hover: number; readonly selected: number }
  /** Mark of the current item, focus ring. */
  readonly mark: Rgb
}

/** A menu or header of a colour; `dark` is the ground of the dark one. */
export function surfaceOf(colour: SurfaceColour, palette: Palette, dark: Rgb, hasImage = false): Surface {
  const paint = paintOf(colour, palette, dark)
  // Flyouts are painted without the picture.
  const points = hasImage ? [...paint, ...paint.flatMap(overImage)] : paint
  const ink = inkFor(points)
  // A faint ink laid over a saturated ground would lower the contrast; there the other end is laid over it.
  const over = weakestContrast(ink, points) < 7 ? opposite(ink) : ink
  const [base] = points as readonly [Rgb, ...Rgb[]]
  const { hover, selected } = ink === white ? overShares.light : overShares.dark
  const grounds = [0, hover, selected].flatMap((share) => points.map((point) => blend(point, over, share)))
  const muted = blendUntil(blend(base, ink, 0.72), ink, grounds, textContrast)
  return {
    grounds,
    paint,
    ink,
    muted,
    over,
    shares: { hover, selected },
    mark: blendUntil(palette.primary, ink, grounds, markContrast),
  }
}

function paintOf(colour: SurfaceColour, palette: Palette, dark: Rgb): Surface['paint'] {
  switch (colour) {
    case 'light':
      return [white]
    case 'dark':
      return [dark]
    case 'transparent':
      return [palette.page]
    case 'color':
      return [palette.primary]
    case 'gradient':
      return [palette.primary, blend(palette.primary, opposite(palette.primaryContrast), 0.45)]
  }
}

/** The darkest and the brightest a picture makes of a ground. */
function overImage(ground: Rgb): readonly Rgb[] {
  const washed = Math.round(imageBrightest * (1 - imageWash))
  return [black, [washed, washed, washed] as const].map((point) => blend(point, ground, imageTint))
}

/** The soft dark ink where it reads well enough, else plain white or black. */
function inkFor(points: readonly Rgb[]): Rgb {
  const plain = inkOn(points)
  return plain === black && weakestContrast(inkDark, points) >= 7 ? inkDark : plain
}

function opposite(ink: Rgb): Rgb {
  return ink === white ? black : white
}

/** Variables of a surface by their last name. Hover, selection and lines let the ground shine through, a picture or a gradient too. */
export function surfaceCss({ paint, ink, muted, over, shares, mark }: Surface): Readonly<Record<string, string>> {
  const share = (colour: Rgb, opacity: number) => `rgb(${colour.join(' ')} / ${opacity * 100}%)`
  return {
    base: cssOf(paint[0]),
    ink: cssOf(ink),
    'ink-muted': cssOf(muted),
    line: share(ink, 0.12),
    hover: share(over, shares.hover),
    selected: share(over, shares.selected),
    mark: cssOf(mark),
  }
}

/** CSS background of a surface; a gradient runs in the given direction. */
export function paintCss({ paint }: Surface, direction: string): string {
  const [from, to] = paint
  return to === undefined ? cssOf(from) : `linear-gradient(${direction}, ${cssOf(from)}, ${cssOf(to)})`
}

/** Red, green and blue, whole numbers from 0 to 255. */
export type Rgb = readonly [number, number, number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

export function isRgb(value: unknown): value is Rgb {
  return Array.isArray(value) && value.length === 3 && value.every(isChannel)
}

function isChannel(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 255
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2, definition of relative luminance. */
export function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The lowest contrast of an ink over several grounds. */
export function weakestContrast(ink: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(ink, ground)))
}

/** `over` laid on `under` with an opacity from 0 to 1. */
export function blend(under: Rgb, over: Rgb, opacity: number): Rgb {
  return under.map((channel, at) => Math.round(channel + ((over[at] ?? 0) - channel) * opacity)) as unknown as Rgb
}

/** Moves a colour towards another until it has the contrast on every ground, or has become the other one. */
export function blendUntil(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], contrast: number): Rgb {
  for (let opacity = 0; opacity < 1; opacity += 0.02) {
    const mixed = blend(colour, towards, opacity)
    if (weakestContrast(mixed, grounds) >= contrast) return mixed
  }
  return towards
}

/** White or black, whichever reads better on the worst of the grounds. */
export function inkOn(grounds: readonly Rgb[]): Rgb {
  return weakestContrast(white, grounds) >= weakestContrast(black, grounds) ? white : black
}

export function cssOf(colour: Rgb): string {
  return `rgb(${colour.join(' ')})`
}

/** `#rrggbb`, as colour inputs want it. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Null when the text is not `#rrggbb`. */
export function rgbOfHex(hex: string): Rgb | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim())
  return parts === null ? null : [channelOf(parts[1]), channelOf(parts[2]), channelOf(parts[3])]
}

function channelOf(hex: string | undefined): number {
  return Number.parseInt(hex ?? '0', 16)
}

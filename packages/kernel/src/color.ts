/** A colour as eyes tell it from another one. Source: CIE 15, CIELAB, light D65. */
export type Lab = { readonly l: number; readonly a: number; readonly b: number }

/** Two colours nearer than this are hardly told apart side by side. Source: docs/guides/procure.md, Colours. */
export const hardlyTold = 3

/** `#1F3A93` -> its place in CIELAB. */
export function labOf(hex: string): Lab {
  const [red, green, blue] = channelsOf(hex).map((channel) => linear(channel / 255)) as [number, number, number]
  const x = along((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = along(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = along((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

/** How different two colours look. Source: CIEDE2000; Sharma, Wu, Dalal, Color Research and Application 30 (2005), formulas 2 to 22. */
export function colorDistance(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2
  const g = 0.5 * (1 - Math.sqrt(chromaShare(meanChroma)))
  const [first, second] = [one, other].map(({ l, a, b }) => ({
    l,
    c: Math.hypot(a * (1 + g), b),
    h: hueOf(a * (1 + g), b),
  })) as [Polar, Polar]
  const isGrey = first.c * second.c === 0
  const turn = isGrey ? 0 : shortestTurn(first.h, second.h)
  const [lightness, chroma] = [second.l - first.l, second.c - first.c]
  const hue = 2 * Math.sqrt(first.c * second.c) * Math.sin(radians(turn / 2))

  const l = (first.l + second.l) / 2
  const c = (first.c + second.c) / 2
  const h = isGrey ? first.h + second.h : meanHue(first.h, second.h)
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63))
  const lightnessWeight = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const chromaWeight = 1 + 0.045 * c
  const hueWeight = 1 + 0.015 * c * t
  const rotation = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(chromaShare(c))
  const [dl, dc, dh] = [lightness / lightnessWeight, chroma / chromaWeight, hue / hueWeight]
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh)
}

type Polar = { readonly l: number; readonly c: number; readonly h: number }

function chromaShare(chroma: number): number {
  return chroma ** 7 / (chroma ** 7 + 25 ** 7)
}

/** Units: degrees, from 0. */
function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

function shortestTurn(from: number, to: number): number {
  const turn = to - from
  if (turn > 180) return turn - 360
  return turn < -180 ? turn + 360 : turn
}

function meanHue(one: number, other: number): number {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function along(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116
}

type PlainFamily =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'

/** Where the hues of families end that are neither pale nor dark. Units: degrees in CIELAB. */
const hues: readonly (readonly [until: number, family: PlainFamily])[] = [
  [10, 'pink'],
  [45, 'red'],
  [80, 'orange'],
  [113, 'yellow'],
  [200, 'green'],
  [300, 'blue'],
  [335, 'purple'],
  [360, 'pink'],
]

/** The family that most people would look for a colour in; a person may know better. */
export function colorFamilyOf(hex: string): PlainFamily {
  const { l, a, b } = labOf(hex)
  const [chroma, hue] = [Math.hypot(a, b), hueOf(a, b)]
  if (l < 12) return chroma < 25 ? 'black' : familyOfHue(hue, l)
  if (chroma < 6) return l > 93 ? 'white' : l < 20 ? 'black' : 'grey'
  const isWarm = hue > 35 && hue < 110
  if (isWarm && l > 65 && chroma < 30) return l > 95 && chroma < 8 ? 'white' : 'beige'
  if (isWarm && l < 60 && chroma < 55) return 'brown'
  return familyOfHue(hue, l)
}

function familyOfHue(hue: number, l: number): PlainFamily {
  const family = hues.find(([until]) => hue < until)?.[1] ?? 'pink'
  // Pale reds are called pink, and dark pinks red.
  if (family === 'red' && l > 65) return 'pink'
  return family === 'pink' && l < 40 ? (hue < 180 ? 'red' : 'purple') : family
}

import type { Rgb } from './raster.ts'

/** Of what a part is: `body` is the colour of the product, `dark` and `light` are its shades. */
export type Paint = 'body' | 'dark' | 'light' | keyof typeof materials

const materials = {
  steel: '#A9B4BA',
  steelLight: '#D3DADD',
  iron: '#3B4145',
  ironLight: '#596167',
  wood: '#C39A6B',
  woodDark: '#9C7447',
  copper: '#B87348',
  copperLight: '#D69A6E',
  stone: '#8E9290',
  stoneLight: '#B7BBB8',
  clay: '#BF6E4B',
  clayDark: '#9A5335',
  glass: '#B4D0D2',
  glassLight: '#DCEBEB',
  leaf: '#6F8A5A',
  soil: '#5A4637',
  cream: '#F3EBDC',
  white: '#FBFAF7',
  gold: '#C9A25A',
  red: '#A2492B',
} as const

/** What stands behind the goods of a category. */
const grounds: Readonly<Record<string, string>> = {
  KIT: '#DFE7E8',
  TAB: '#E2E6DE',
  BED: '#E0E6EF',
  GAR: '#E6EADB',
  WEA: '#EAE3E4',
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Of each channel of a light colour. */
const lightFrom = 150

/** Behind light goods it is darker, so that their edge is seen. */
export function groundOf(category: string, hex: string | undefined): Rgb {
  const ground = rgbOf(grounds[category] ?? '#E6E6E2')
  const isLight = hex !== undefined && Math.min(...rgbOf(hex)) > lightFrom
  return isLight ? mixed(ground, black, 0.15) : ground
}

/** `hex`: colour of the product; without one it has the colour of oat. */
export function colorOf(paint: Paint, hex = '#DDD2BC'): Rgb {
  const body = rgbOf(hex)
  if (paint === 'body') return body
  if (paint === 'dark') return mixed(body, black, 0.24)
  if (paint === 'light') return mixed(body, white, 0.28)
  return rgbOf(materials[paint])
}

/** The shadow under a thing. */
export function shadowOn(ground: Rgb): Rgb {
  return mixed(ground, black, 0.12)
}

function mixed(from: Rgb, to: Rgb, part: number): Rgb {
  const [red, green, blue] = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * part))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

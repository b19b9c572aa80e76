import { skuOf } from '../../product-code.ts'

/** A supplier of the replay. */
export type Vendor = {
  readonly code: string
  readonly name: string
  /** Days between order and receipt. */
  readonly leadDays: number
  /** Days from the bill to its payment. */
  readonly termDays: number
}

const names = [
  'Abbot & Wren Ceramics',
  'Bellrope Candles',
  'Cobble Lane Tinware',
  'Dunmore Paper Goods',
  'Eastgate Glassworks',
  'Fairholm Textiles',
  'Gullwing Imports',
  'Hartwell Toys',
  'Inkberry Stationery',
  'Jessop Housewares',
  'Kingsley Garden Wares',
  'Lantern Hill Lighting',
  'Moorside Wicker',
  'Netherby Enamel',
  'Oldbridge Clocks',
  'Penrose Gifts',
  'Quayside Bags',
  'Redfern Christmas Goods',
  'Silverdale Trinkets',
  'Tamar Valley Soaps',
  'Underhill Woodware',
  'Vintage Row Trading',
  'Westerham Frames',
  'Yarrow Kitchenware',
]
const leadDays = [14, 21, 28, 35]
const termDays = [30, 45, 60]

/** Codes that begin alike are of one range, so they come from one supplier. */
const placesOfRange = 3

/** Who supplies a code that has no supplier yet: the same one for its whole range, always. */
export function vendorOf(code: string): Vendor {
  const range = skuOf(code).slice(0, placesOfRange).toUpperCase()
  const at = [...range].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % names.length
  return {
    code: `REPLAY-${String(at + 1).padStart(2, '0')}`,
    name: names[at] ?? '',
    leadDays: leadDays[at % leadDays.length] ?? 0,
    termDays: termDays[at % termDays.length] ?? 0,
  }
}

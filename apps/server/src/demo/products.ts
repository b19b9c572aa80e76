import { checkDigit } from '@countinghouse/kernel/check-digit'

export type DemoColor = { readonly code: string; readonly name: string; readonly hex: string; readonly family: string }
export type DemoVariant = {
  readonly sku: string
  readonly color: string | null
  readonly size: string | null
  readonly barcode: string
}
export type DemoProduct = {
  readonly code: string
  readonly name: string
  readonly category: string
  /** Code of a brand of the demo. */
  readonly brand: string
  readonly hasSizes: boolean
  readonly status: 'active' | 'draft'
  /** Units: minor units of the company's currency; null: no price yet. */
  readonly priceMinor: number | null
  readonly weightGrams: number
  readonly variants: readonly DemoVariant[]
}

export const demoColors: readonly DemoColor[] = [
  { code: 'NAVY', name: 'Navy', hex: '#1F2A44', family: 'blue' },
  { code: 'OAT', name: 'Oat', hex: '#DDD2BC', family: 'beige' },
  { code: 'MOSS', name: 'Moss', hex: '#5B6B3F', family: 'green' },
  { code: 'RUST', name: 'Rust', hex: '#A2492B', family: 'orange' },
]
export const demoSizes = ['S', 'M', 'L', 'XL'] as const

type Shelf = { readonly code: string; readonly name: string; readonly parent: string | null }
type Line = readonly [name: string, priceMinor: number, weightGrams: number, colors?: number, isSized?: boolean]

export const demoCategories: readonly Shelf[] = [
  { code: 'HOME', name: 'Home', parent: null },
  { code: 'KIT', name: 'Kitchen', parent: 'HOME' },
  { code: 'TAB', name: 'Table', parent: 'HOME' },
  { code: 'BED', name: 'Bed and bath', parent: 'HOME' },
  { code: 'GAR', name: 'Garden', parent: null },
  { code: 'WEA', name: 'Clothing', parent: null },
]

const lines: Readonly<Record<string, readonly Line[]>> = {
  KIT: [
    ['Enamel saucepan', 3200, 1150, 2],
    ['Cast iron skillet', 4500, 2300],
    ['Beech rolling pin', 1250, 420],
    ['Bread knife', 2800, 210],
    ['Nesting mixing bowls', 2600, 1400],
    ['Pestle and mortar', 2200, 1900],
    ['Copper whisk', 950, 110],
    ['Storage jar', 1400, 640],
    ['Colander', 1850, 560, 2],
    ['Oven gloves', 1600, 180, 3],
  ],
  TAB: [
    ['Stoneware dinner plate', 1400, 780, 3],
    ['Stoneware bowl', 1150, 540, 3],
    ['Tumbler', 650, 260],
    ['Water carafe', 1950, 720],
    ['Linen napkin', 900, 70, 4],
    ['Linen tablecloth', 5400, 620, 2],
    ['Serving board', 3100, 1250],
    ['Teapot', 3600, 910, 2],
    ['Cake stand', 2900, 1350],
    ['Candle holder', 1200, 330],
  ],
  BED: [
    ['Bath towel', 2400, 560, 4],
    ['Hand towel', 1200, 240, 4],
    ['Duvet cover', 7900, 1450, 2],
    ['Pillowcase pair', 2600, 320, 2],
    ['Wool throw', 6800, 1100, 3],
    ['Bath mat', 2200, 690, 2],
    ['Soap dish', 850, 210],
    ['Laundry basket', 3900, 1300],
  ],
  GAR: [
    ['Hand trowel', 1400, 260],
    ['Hand fork', 1400, 270],
    ['Secateurs', 2700, 230],
    ['Watering can', 3300, 1200, 2],
    ['Terracotta pot', 1100, 1800],
    ['Garden twine', 550, 140],
    ['Seed tray', 700, 180],
    ['Bird feeder', 1900, 480],
  ],
  WEA: [
    ['Linen shirt', 5900, 260, 3, true],
    ['Lambswool jumper', 8500, 520, 4, true],
    ['Canvas apron', 3400, 380, 2],
    ['Rain jacket', 12900, 740, 2, true],
    ['Work trousers', 7400, 610, 2, true],
    ['Merino scarf', 4200, 160, 4],
  ],
}

const brandsOfShelf = 4

/** What a shop for home, garden and work clothes sells; the last of each shelf is a draft without a price. */
export function demoProducts(): DemoProduct[] {
  let drawn = 0
  return Object.entries(lines).flatMap(([category, all], shelf) =>
    all.map(([name, priceMinor, weightGrams, colors = 0, isSized = false], at): DemoProduct => {
      const code = `${category}-${String(at + 1).padStart(3, '0')}`
      const brand = `BR${String(shelf * brandsOfShelf + (at % brandsOfShelf) + 1).padStart(4, '0')}`
      const isDraft = at === all.length - 1
      const variants = placesOf(colors, isSized).map(({ color, size }) => ({
        sku: [code, color, size].filter((part) => part !== null).join('-'),
        color,
        size,
        barcode: demoBarcode(++drawn),
      }))
      const status = isDraft ? 'draft' : 'active'
      return {
        code,
        name,
        category,
        brand,
        hasSizes: isSized,
        status,
        priceMinor: isDraft ? null : priceMinor,
        weightGrams,
        variants,
      }
    }),
  )
}

type Place = { readonly color: string | null; readonly size: string | null }

function placesOf(colors: number, isSized: boolean): Place[] {
  const inColors = colors === 0 ? [null] : demoColors.slice(0, colors).map(({ code }) => code)
  return inColors.flatMap((color) => (isSized ? demoSizes : [null]).map((size) => ({ color, size })))
}

/** An EAN-13 of the prefix that is kept for examples. Source: GS1 General Specifications 1.4.2, prefix 952. */
function demoBarcode(number: number): string {
  const body = `952${String(number).padStart(9, '0')}`
  return `${body}${checkDigit(body)}`
}

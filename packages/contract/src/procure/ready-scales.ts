/** Ready-made scales by the key of their text; a company adds the ones it uses. */
export const readyScaleKeys = [
  'alpha',
  'shoes_men_eu',
  'shoes_men_uk',
  'shoes_men_us',
  'shoes_women_eu',
  'shoes_women_uk',
  'shoes_women_us',
  'kids_age',
  'kids_cm',
  'waist_length',
  'one_size',
] as const
export type ReadyScaleKey = (typeof readyScaleKeys)[number]

type Part = { readonly dim1: string; readonly dim2: string }
type ReadySize = { readonly code: string; readonly name: string } & Partial<Part>
export type ReadyScale = {
  readonly code: string
  readonly system: 'alpha' | 'eu' | 'uk' | 'us' | 'age' | 'cm' | 'inch' | 'one'
  readonly category: 'apparel' | 'footwear' | 'kids' | 'other'
  readonly gender: 'men' | 'women' | null
  readonly sizes: readonly ReadySize[]
  /** Rows of scales with the same table are equivalent sizes. */
  readonly table?: { readonly name: string; readonly firstRow: number }
}

const sizes = (codes: string): readonly ReadySize[] => codes.split(' ').map((code) => ({ code, name: code }))
const plus = (numbers: string, more: number): string =>
  numbers
    .split(' ')
    .map((one) => String(Number(one) + more))
    .join(' ')

const menUk = '6 6.5 7 7.5 8 8.5 9 9.5 10 10.5 11 12 13'
const womenUk = '2.5 3.5 4 5 6 6.5 7.5 8'
const men = { category: 'footwear', gender: 'men', table: { name: 'shoes_men', firstRow: 0 } } as const
const women = { category: 'footwear', gender: 'women', table: { name: 'shoes_women', firstRow: 0 } } as const
const jeansWaists = [28, 29, 30, 31, 32, 33, 34, 36, 38, 40]
const jeansLengths = [30, 32, 34]

/** Common trade conversions; manufacturers differ by half a size. */
export const readyScales: Readonly<Record<ReadyScaleKey, ReadyScale>> = {
  alpha: {
    code: 'ALPHA',
    system: 'alpha',
    category: 'apparel',
    gender: null,
    sizes: sizes('XXS XS S M L XL 2XL 3XL 4XL 5XL'),
  },
  shoes_men_eu: {
    ...men,
    code: 'SHOE-M-EU',
    system: 'eu',
    sizes: sizes('39 40 40.5 41 42 42.5 43 44 44.5 45 46 47 48'),
  },
  shoes_men_uk: { ...men, code: 'SHOE-M-UK', system: 'uk', sizes: sizes(menUk) },
  shoes_men_us: { ...men, code: 'SHOE-M-US', system: 'us', sizes: sizes(plus(menUk, 1)) },
  shoes_women_eu: { ...women, code: 'SHOE-W-EU', system: 'eu', sizes: sizes('35 36 37 38 39 40 41 42') },
  shoes_women_uk: { ...women, code: 'SHOE-W-UK', system: 'uk', sizes: sizes(womenUk) },
  shoes_women_us: { ...women, code: 'SHOE-W-US', system: 'us', sizes: sizes(plus(womenUk, 2)) },
  kids_age: {
    code: 'KIDS-AGE',
    system: 'age',
    category: 'kids',
    gender: null,
    sizes: sizes('0-3M 3-6M 6-9M 9-12M 12-18M 18-24M 3Y 4Y 5Y 6Y 7Y 8Y 9Y 10Y 11Y 12Y 13Y 14Y'),
    table: { name: 'kids', firstRow: 2 },
  },
  kids_cm: {
    code: 'KIDS-CM',
    system: 'cm',
    category: 'kids',
    gender: null,
    sizes: sizes('50 56 62 68 74 80 86 92 98 104 110 116 122 128 134 140 146 152 158 164 170 176'),
    table: { name: 'kids', firstRow: 0 },
  },
  waist_length: {
    code: 'WAIST-LENGTH',
    system: 'inch',
    category: 'apparel',
    gender: null,
    sizes: jeansWaists.flatMap((waist) =>
      jeansLengths.map((length) => ({
        code: `${waist}/${length}`,
        name: `W${waist} L${length}`,
        dim1: String(waist),
        dim2: String(length),
      })),
    ),
  },
  one_size: { code: 'ONE', system: 'one', category: 'other', gender: null, sizes: [{ code: 'OS', name: 'One size' }] },
}

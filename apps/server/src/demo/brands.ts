import { seededRandom } from './random.ts'

export type DemoBrand = {
  readonly code: string
  readonly name: string
  readonly country_code: string
  readonly website: string | null
  readonly is_own_label: boolean
  readonly is_discount_allowed: boolean
  readonly max_discount_ppm: number | null
  readonly warranty_months: number | null
  readonly description: string | null
  readonly status: 'active' | 'inactive'
  /** Units: days before today. */
  readonly changed_days_ago: number
}

const firsts = [
  'Alder',
  'Birch',
  'Calder',
  'Dovetail',
  'Ember',
  'Fennel',
  'Gable',
  'Harrow',
  'Ivory',
  'Juniper',
  'Kestrel',
  'Larch',
  'Marlow',
  'Nettle',
  'Orchard',
  'Pebble',
  'Quill',
  'Rowan',
  'Saffron',
  'Thistle',
  'Umber',
  'Verity',
  'Willow',
  'Yarrow',
]
const seconds = ['& Finch', 'Mill', 'Street', 'House', 'Works', 'Kitchen', 'Garden', 'Paper', 'Linen', 'Lane']
const elsewhere = ['دار الياسمين', 'بيت الخزف', 'Årstid', 'Größenwahn', 'Café Noir', 'Пряжа', '山茶', 'Señorita Lola']
const countries = ['GB', 'DE', 'IT', 'PT', 'SE', 'TR', 'IN', 'AE', 'JO', 'CN', 'VN', 'FR']

/** Invented brands in several scripts, so that sorting, searching and fonts are seen; the same for the same seed. */
export function demoBrands(count: number, seed: number): DemoBrand[] {
  const random = seededRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  return Array.from({ length: count }, (_, index) => {
    const name = brandName(index)
    const isOwnLabel = random() < 0.08
    const isDiscountAllowed = random() > 0.12
    return {
      code: `BR${String(index + 1).padStart(4, '0')}`,
      name,
      country_code: pick(countries),
      website: random() < 0.55 ? `https://${slug(name, index)}.example` : null,
      is_own_label: isOwnLabel,
      is_discount_allowed: isDiscountAllowed,
      max_discount_ppm: isDiscountAllowed && random() < 0.4 ? pick([50_000, 100_000, 150_000, 200_000, 300_000]) : null,
      warranty_months: random() < 0.35 ? pick([6, 12, 24, 36]) : null,
      description: isOwnLabel ? 'Made for us and sold only in our stores.' : null,
      status: random() < 0.06 ? 'inactive' : 'active',
      changed_days_ago: Math.floor(random() * 540),
    }
  })
}

function brandName(index: number): string {
  const own = elsewhere[index]
  if (own !== undefined) return own
  const place = index - elsewhere.length
  const round = Math.floor(place / (firsts.length * seconds.length))
  const name = `${firsts[place % firsts.length]} ${seconds[Math.floor(place / firsts.length) % seconds.length]}`
  return round === 0 ? name : `${name} ${round + 1}`
}

function slug(name: string, index: number): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^a-zA-Z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return plain === '' ? `brand-${index + 1}` : plain
}

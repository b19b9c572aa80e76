import { gtinsOf } from '@countinghouse/kernel/barcode'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { ReadLine } from './e-invoice.ts'

/** A product that a code of a line leads to. `pack`: stock units of one piece of what has the code. */
type Meaning = {
  readonly place: number
  readonly by: 'seller' | 'gtin' | 'sku'
  readonly variantId: number
  readonly pack: number
  /** Code of the stock unit in small letters. */
  readonly unit: string | null
}

/** Stock units of one unit of the file; `isUnitKnown`: it was told apart. */
type FoundProduct = { readonly variantId: number; readonly pack: number; readonly isUnitKnown: boolean }

/** By line: the product, or how many different ones its codes lead to. */
export type ProductOfLine = FoundProduct | { readonly count: number }

/** Units of one piece. Source: UN/ECE Recommendation 20. */
const pieces: ReadonlySet<string> = new Set(['C62', 'EA', 'H87', 'NAR', 'PCE', 'XPP'])
/** Measures by the codes that stock units of them usually have. Source: UN/ECE Recommendation 20. */
const measures: ReadonlyMap<string, string> = new Map(
  Object.entries({ KGM: 'kg', GRM: 'g', MTR: 'm', CMT: 'cm', LTR: 'l', MLT: 'ml' }),
)

/** By the article number of the supplier, the GTIN and the own SKU, which must not contradict each other. */
export async function findProducts(
  tx: Tx,
  companyId: number,
  { supplierId, lines }: { readonly supplierId: number; readonly lines: readonly ReadLine[] },
): Promise<readonly ProductOfLine[]> {
  const { rows } = await sql<Meaning>`
    with line as (
      select * from unnest(${lines.map(({ sellerCode }) => sellerCode)}::text[], ${lines.map(({ gtin }) => gtin)}::text[],
        ${lines.map(({ gtin }) => gtinsOf(gtin ?? '')[0] ?? null)}::text[], ${lines.map(({ buyerCode }) => buyerCode)}::text[])
        with ordinality as l (seller, gtin, gtin14, sku, place)),
    meaning as (
      select l.place, 'seller' as by, coalesce(s.variant_id, (
          select min(v.id) from procure.variant v where v.company_id = s.company_id and v.product_id = s.product_id having count(*) = 1)) as variant_id,
        s.pack_quantity::numeric as pack
      from line l join procure.supplier_product s on s.company_id = ${companyId} and s.supplier_id = ${supplierId}
        and s.supplier_code_key = lower(l.seller) and s.status = 'active'
      union all
      select l.place, 'gtin', b.variant_id, b.pack_quantity from line l
      join procure.barcode b on b.company_id = ${companyId} and b.id = any(array(
        select c.id from procure.barcode c where c.company_id = ${companyId} and c.code = l.gtin
        union all
        select c.id from procure.barcode c where c.company_id = ${companyId} and c.gtin14 = l.gtin14))
      union all
      select l.place, 'sku', v.id, 1 from line l
      join procure.variant v on v.company_id = ${companyId} and v.sku_key = lower(l.sku))
    select m.place::int - 1 as place, m.by, m.variant_id as "variantId", m.pack::float8 as pack, lower(u.code) as unit
    from meaning m
    join procure.variant v on v.company_id = ${companyId} and v.id = m.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    order by m.place, m.variant_id`.execute(tx)
  const meanings = Map.groupBy(rows, ({ place }) => place)
  return lines.map((line, at) => productOf(line, meanings.get(at) ?? []))
}

function productOf({ unit }: ReadLine, meanings: readonly Meaning[]): ProductOfLine {
  const variants = new Set(meanings.map(({ variantId }) => variantId))
  const [first] = meanings
  if (first === undefined || variants.size > 1) return { count: variants.size }
  return { variantId: first.variantId, ...packOf(unit, first.unit, meanings) }
}

/** A GTIN is that of what is counted; the pack of an article number is meant where the unit is neither piece nor measure. */
function packOf(unit: string, stockUnit: string | null, meanings: readonly Meaning[]) {
  const byGtin = meanings.find(({ by, pack }) => by === 'gtin' && pack !== 1)
  if (byGtin !== undefined) return { pack: byGtin.pack, isUnitKnown: true }
  const isMeasured = [...measures.values()].includes(stockUnit ?? '')
  if (pieces.has(unit)) return { pack: 1, isUnitKnown: !isMeasured }
  if (measures.has(unit)) return { pack: 1, isUnitKnown: measures.get(unit) === stockUnit }
  const packs = new Set(meanings.flatMap(({ by, pack }) => (by === 'seller' && pack !== 1 ? pack : [])))
  const [only] = packs
  return only !== undefined && packs.size === 1 ? { pack: only, isUnitKnown: true } : { pack: 1, isUnitKnown: false }
}

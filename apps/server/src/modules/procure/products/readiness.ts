import { fail } from '@countinghouse/contract/errors'
import type { GoodsNeed, ProductNeed } from '@countinghouse/contract/procure/product-readiness'
import { text } from '@countinghouse/contract/procure/product-readiness.text'
import { isBarcodeRequired } from '@countinghouse/contract/procure/product-settings'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { resolvePrices } from '../prices/resolve-prices.ts'
import { readBoms } from '../virtual/read-bom.ts'
import { needsOfBom } from '../virtual/bom-readiness.ts'

type Asker = Pick<Ctx, 'companyId' | 'locale'>

type Facts = {
  readonly id: number
  readonly kind: string
  readonly hasCategory: boolean
  readonly hasTaxClass: boolean
  readonly hasUnit: boolean
  readonly isSellable: boolean
  /** First day of the price of a product that is not on sale yet; null: today. */
  readonly firstDay: string | null
  /** Active variants. */
  readonly variantIds: readonly number[]
  readonly withoutBarcode: number
  readonly defaultList: string
}

export type Readiness = readonly { readonly need: ProductNeed; readonly missing: string | null }[]

/** Field or tab of the product on which a requirement is met. */
const places: Readonly<Record<ProductNeed, string>> = {
  category: 'categoryId',
  tax_class: 'taxClassId',
  unit: 'baseUnitId',
  variant: 'variants',
  price: 'prices',
  barcode: 'barcodes',
  components: 'components',
  component_inactive: 'faults',
  group_choices: 'groups',
  dates: 'expectedFrom',
}

/** Requirements of an active product and the missing details, as text. Throws: not_found. */
export async function readReadiness(asking: Asker, db: Reader | Tx, id: number): Promise<Readiness> {
  return (await readinessOf(asking, db, [id])).get(id) ?? fail('not_found')
}

/** The same for many products by id in a constant number of statements; missing products are omitted. */
export async function readinessOf(
  asking: Asker,
  db: Reader | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readiness>> {
  const { companyId, locale } = asking
  const found = await readDetails(asking, db, ids)
  const isScanned = await readSetting(db, { companyId }, isBarcodeRequired)
  const virtual = found.filter(({ kind }) => kind === 'virtual').map(({ id }) => id)
  const boms = virtual.length === 0 ? [] : [...(await readBoms(db, companyId, virtual)).values()]
  const bomOf = new Map(boms.map((bom) => [bom.id, bom]))
  // A virtual product priced by its components has no price of its own.
  const isPriced = ({ id, isSellable }: Facts) => isSellable && (bomOf.get(id)?.priceMode ?? 'fixed') === 'fixed'
  const unpriced = await countUnpriced(asking, db, found.filter(isPriced))
  const readiness = found.map((facts): [number, Readiness] => {
    const told = (need: GoodsNeed, isMet: boolean, count = 0) => ({
      need,
      missing: isMet ? null : format(text[`missing_${need}`], locale, { count, list: facts.defaultList }),
    })
    const bom = bomOf.get(facts.id)
    const withoutPrice = unpriced.get(facts.id) ?? 0
    const needs = [
      told('category', facts.hasCategory),
      told('tax_class', facts.hasTaxClass),
      told('unit', facts.hasUnit),
      told('variant', facts.variantIds.length > 0),
      ...(isPriced(facts) ? [told('price', withoutPrice === 0, withoutPrice)] : []),
      ...(isScanned ? [told('barcode', facts.withoutBarcode === 0, facts.withoutBarcode)] : []),
      ...(bom === undefined ? [] : needsOfBom(bom, locale)),
    ]
    return [facts.id, needs]
  })
  return new Map(readiness)
}

/** Throws: not_found, procure.not_ready with all missing details. */
export async function requireReady(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const found = (await readReadiness(ctx, tx, id)).filter(({ missing }) => missing !== null)
  if (found.length === 0) return
  fail('procure.not_ready', {
    details: { missing: found.map(({ need }) => need) },
    fields: Object.fromEntries(
      found.map(({ need, missing }) => [places[need], [{ code: 'missing', message: missing ?? '' }]]),
    ),
  })
}

async function readDetails({ companyId }: Asker, db: Reader | Tx, ids: readonly number[]): Promise<readonly Facts[]> {
  const { rows } = await sql<Facts>`
    select p.id, p.kind, p.category_id is not null as "hasCategory", p.tax_class_id is not null as "hasTaxClass", p.base_unit_id is not null as "hasUnit",
      p.is_sellable as "isSellable", case when p.launch_date > (now() at time zone c.timezone)::date then p.launch_date end as "firstDay",
      array(select v.id from procure.variant v where v.company_id = p.company_id and v.product_id = p.id and v.status = 'active'
        order by v.id) as "variantIds",
      (select count(*)::int from procure.variant v where v.company_id = p.company_id and v.product_id = p.id and v.status = 'active'
        and not exists (select from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id)) as "withoutBarcode",
      (select l.name from procure.price_list l where l.company_id = p.company_id and l.is_default) as "defaultList"
    from procure.product p join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** Number of variants without a price in the default list, by product id. */
async function countUnpriced(
  { companyId }: Asker,
  db: Reader | Tx,
  products: readonly Facts[],
): Promise<ReadonlyMap<number, number>> {
  const lines = products.flatMap(({ id, variantIds, firstDay }) =>
    variantIds.map((variantId) => ({ productId: id, variantId, qty: '1', day: firstDay })),
  )
  const answers = await resolvePrices(db, { companyId, priceListId: null, storeId: null, day: null }, lines)
  const counts = new Map<number, number>()
  for (const [place, { productId }] of lines.entries())
    if (answers[place] === 'missing') counts.set(productId, (counts.get(productId) ?? 0) + 1)
  return counts
}

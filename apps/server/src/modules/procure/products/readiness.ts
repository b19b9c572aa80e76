import { fail } from '@countinghouse/contract/errors'
import type { GoodsNeed, ProductNeed } from '@countinghouse/contract/procure/product-readiness'
import { text } from '@countinghouse/contract/procure/product-readiness.text'
import { isBarcodeRequired } from '@countinghouse/contract/procure/product-settings'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import { readSetting } from '../../../platform/settings.ts'
import { resolvePrices } from '../prices/resolve-prices.ts'
import { readRecipe } from '../virtual/read-recipe.ts'
import { needsOfRecipe } from '../virtual/recipe-readiness.ts'

type Facts = {
  readonly kind: string
  readonly hasCategory: boolean
  readonly hasTaxClass: boolean
  readonly hasUnit: boolean
  readonly isSellable: boolean
  /** A product that is not sold yet has its price from that day on; null: it counts today. */
  readonly firstDay: string | null
  /** Active ones. */
  readonly variantIds: readonly number[]
  readonly withoutBarcode: number
  readonly defaultList: string
}

type Readiness = readonly { readonly need: ProductNeed; readonly missing: string | null }[]

/** At which field or side of the product a need is met. */
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
  promise: 'expectedFrom',
}

/** What an active product needs, and what of it is missing, in words. Source: procurement.md 3.1. Throws: not_found. */
export async function readReadiness(ctx: Ctx, db: Reader | Tx, id: number): Promise<Readiness> {
  const facts = await readFacts(ctx, db, id)
  const isScanned = await readSetting(db, { companyId: ctx.companyId }, isBarcodeRequired)
  const recipe = facts.kind === 'virtual' ? await readRecipe(db, ctx.companyId, id) : null
  // What is sold at the sum of its components has no price of its own.
  const isPriced = facts.isSellable && (recipe === null || recipe.priceMode === 'fixed')
  const withoutPrice = isPriced ? await countUnpriced(ctx, db, facts) : 0
  const told = (need: GoodsNeed, isMet: boolean, count = 0) => ({
    need,
    missing: isMet ? null : format(text[`missing_${need}`], ctx.locale, { count, list: facts.defaultList }),
  })
  return [
    told('category', facts.hasCategory),
    told('tax_class', facts.hasTaxClass),
    told('unit', facts.hasUnit),
    told('variant', facts.variantIds.length > 0),
    ...(isPriced ? [told('price', withoutPrice === 0, withoutPrice)] : []),
    ...(isScanned ? [told('barcode', facts.withoutBarcode === 0, facts.withoutBarcode)] : []),
    ...(recipe === null ? [] : needsOfRecipe(recipe, ctx.locale)),
  ]
}

/** Throws: not_found, procure.not_ready with all that is missing. */
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

async function readFacts({ companyId }: Ctx, db: Reader | Tx, id: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select p.kind, p.category_id is not null as "hasCategory", p.tax_class_id is not null as "hasTaxClass", p.base_unit_id is not null as "hasUnit",
      p.is_sellable as "isSellable", case when p.launch_date > (now() at time zone c.timezone)::date then p.launch_date end as "firstDay",
      array(select v.id from procure.variant v where v.company_id = p.company_id and v.product_id = p.id and v.status = 'active'
        order by v.id) as "variantIds",
      (select count(*)::int from procure.variant v where v.company_id = p.company_id and v.product_id = p.id and v.status = 'active'
        and not exists (select from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id)) as "withoutBarcode",
      (select l.name from procure.price_list l where l.company_id = p.company_id and l.is_default) as "defaultList"
    from procure.product p join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Those without a price in the default list of the company. */
async function countUnpriced(
  { companyId }: Ctx,
  db: Reader | Tx,
  { variantIds, firstDay }: Pick<Facts, 'variantIds' | 'firstDay'>,
): Promise<number> {
  const question = { companyId, priceListId: null, storeId: null, day: firstDay }
  const answers = await resolvePrices(
    db,
    question,
    variantIds.map((variantId) => ({ variantId, qty: '1' })),
  )
  return answers.filter((answer) => answer === 'missing').length
}

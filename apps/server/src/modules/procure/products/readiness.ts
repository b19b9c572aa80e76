import { fail } from '@countinghouse/contract/errors'
import { isBarcodeRequired } from '@countinghouse/contract/procure/product-settings'
import { text } from '@countinghouse/contract/procure/product.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { readSetting } from '../../../platform/settings.ts'
import { missingOfRecipe } from '../virtual/recipe-readiness.ts'

type Facts = {
  readonly kind: string
  readonly hasCategory: boolean
  readonly hasTaxClass: boolean
  readonly hasUnit: boolean
  readonly variants: number
  readonly withoutBarcode: number
}

/** Source: procurement.md 3.1, draft -> active. Throws: procure.not_ready with all that is missing. */
export async function requireReady(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<Facts>`
    select p.kind, p.category_id is not null as "hasCategory", p.tax_class_id is not null as "hasTaxClass", p.base_unit_id is not null as "hasUnit",
      count(v.id)::int as variants, (count(v.id) filter (where not exists (
        select from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id)))::int as "withoutBarcode"
    from procure.product p
    left join procure.variant v on v.company_id = p.company_id and v.product_id = p.id and v.status = 'active'
    where p.company_id = ${ctx.companyId} and p.id = ${id} group by p.company_id, p.id`.execute(tx)
  const facts = rows[0] ?? fail('not_found')
  const isScanned = facts.withoutBarcode > 0 && (await readSetting(tx, { companyId: ctx.companyId }, isBarcodeRequired))
  const missing = [
    { what: 'category', field: 'categoryId', isMissing: !facts.hasCategory },
    { what: 'tax_class', field: 'taxClassId', isMissing: !facts.hasTaxClass },
    { what: 'unit', field: 'baseUnitId', isMissing: !facts.hasUnit },
    { what: 'variant', field: 'variants', isMissing: facts.variants === 0 },
    { what: 'barcode', field: 'barcodes', isMissing: isScanned },
  ] as const
  const words = (what: (typeof missing)[number]['what']) =>
    format(text[`missing_${what}`], ctx.locale, { count: facts.withoutBarcode })
  const found = [
    ...missing.filter(({ isMissing }) => isMissing).map(({ what, field }) => ({ what, field, message: words(what) })),
    ...(facts.kind === 'virtual' ? await missingOfRecipe(ctx, tx, id) : []),
  ]
  if (found.length === 0) return
  fail('procure.not_ready', {
    details: { missing: found.map(({ what }) => what) },
    fields: Object.fromEntries(found.map(({ field, message }) => [field, [{ code: 'missing', message }]])),
  })
}

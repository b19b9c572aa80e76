import { fail } from '@countinghouse/contract/errors'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { shownName } from '../../../platform/database/shown-name.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** `ratioUnits` of the unit equal `ratioReference` kilograms, metres or litres. */
export type UnitDetails = {
  readonly name: string
  readonly dimension: 'count' | 'mass' | 'length' | 'volume'
  readonly ratioUnits: number
  readonly ratioReference: number
}

/** Label details of a variant. */
export type LabelDetails = {
  readonly variantId: number
  readonly productId: number
  readonly sku: string
  readonly name: string
  readonly company: string
  readonly options: string | null
  readonly netWeightGrams: number | null
  readonly unit: UnitDetails | null
  /** The primary barcode. */
  readonly barcode: { readonly kind: BarcodeKind; readonly text: string } | null
}

/** Details in the order of the variants, named in the language of the labels. Throws: not_found, with `details.variantIds`, if some do not exist. */
export async function readLabels(
  reader: Reader,
  companyId: number,
  variantIds: readonly number[],
  language: Locale,
): Promise<LabelDetails[]> {
  const named = (row: string) => shownName(row, language)
  const { rows } = await sql<LabelDetails>`
    select v.id as "variantId", v.product_id as "productId", v.sku, ${named('p')} as name, k.name as company,
      nullif(concat_ws(' · ', ${named('c')}, ${named('s')}), '') as options, v.net_weight_grams as "netWeightGrams",
      case when u.id is not null then json_build_object('name', ${named('u')}, 'dimension', u.dimension, 'ratioUnits', u.ratio_units,
        'ratioReference', u.ratio_reference) end as unit,
      case when b.id is not null then json_build_object('kind', b.kind, 'text', b.code) end as barcode
    from unnest(${variantIds}::bigint[]) with ordinality requested (id, place)
    join procure.variant v on v.company_id = ${companyId} and v.id = requested.id
    join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
    join erp.company k on k.id = ${companyId}
    left join procure.color c on c.company_id = ${companyId} and c.id = v.color_id
    left join procure.size s on s.company_id = ${companyId} and s.id = v.size_id
    left join procure.unit u on u.company_id = ${companyId} and u.id = p.base_unit_id
    left join procure.barcode b on b.company_id = ${companyId} and b.variant_id = v.id and b.is_primary
    order by requested.place`.execute(reader)
  if (rows.length < variantIds.length) {
    const found = new Set(rows.map(({ variantId }) => variantId))
    fail('not_found', { details: { variantIds: variantIds.filter((id) => !found.has(id)) } })
  }
  return rows
}

import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Of one stock unit of a variant. Units: grams, millimetres; null if not entered. */
type Measured = {
  readonly variantId: number
  readonly sku: string
  readonly product: string
  readonly grams: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
}
export type Measures = ReadonlyMap<number, Measured>

export async function readMeasures(
  { companyId }: Ctx,
  db: Reader | Tx,
  goods: readonly { readonly variantId: number }[],
): Promise<Measures> {
  const { rows } = await sql<Measured>`
    select v.id as "variantId", v.sku, platform.in_language(p.name, p.name_ar) as product, v.gross_weight_grams as grams, v.length_mm as "lengthMm",
      v.width_mm as "widthMm", v.height_mm as "heightMm"
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${goods.map(({ variantId }) => variantId)}::bigint[])`.execute(db)
  return new Map(rows.map((measured) => [measured.variantId, measured]))
}

const most = 5

/** Weight in grams or volume in cubic millimetres of each variant. Throws: inventory.measure_missing, naming those without. */
export function measuresOf(
  { locale }: Ctx,
  measures: Measures,
  goods: readonly { readonly variantId: number }[],
  what: 'weight' | 'volume',
): bigint[] {
  const found = goods.map(({ variantId }) => ({ variantId, measure: measureOf(measures.get(variantId), what) }))
  const unknown = found.flatMap(({ variantId, measure }) => (measure === null ? (measures.get(variantId) ?? []) : []))
  if (unknown.length > 0) {
    const named = [...new Set(unknown.map(({ sku, product }) => `${product} (${sku})`))]
    const skus = [...named.slice(0, most), ...(named.length > most ? ['…'] : [])].join(', ')
    fail('inventory.measure_missing', {
      message: format(what === 'weight' ? text.no_weight : text.no_volume, locale, { skus }),
      details: { variants: unknown.map(({ variantId, sku, product }) => ({ variantId, sku, name: product })) },
    })
  }
  return found.map(({ measure }) => measure ?? 0n)
}

function measureOf(measured: Measured | undefined, what: 'weight' | 'volume'): bigint | null {
  if (measured === undefined) return null
  const { grams, lengthMm, widthMm, heightMm } = measured
  if (what === 'weight') return grams === null ? null : BigInt(grams)
  if (lengthMm === null || widthMm === null || heightMm === null) return null
  return BigInt(lengthMm) * BigInt(widthMm) * BigInt(heightMm)
}

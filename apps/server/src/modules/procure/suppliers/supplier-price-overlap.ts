import { sql } from 'kysely'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../../platform/database/constraint-meaning.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { overlapWith } from '../prices/price-errors.ts'

/** `version`: set for the correction of a price, and `id` is the price; otherwise `id` is the line. */
type Claim = {
  readonly id: number
  readonly version?: number | undefined
  readonly minQty?: number | undefined
  readonly validFrom?: string | null | undefined
  readonly validUntil?: string | null | undefined
}

/** Names the overlapping period of a purchase price after the database rejected the write. */
export async function supplierOverlapOf(
  { companyId, locale }: Parameters<ConstraintRule>[0],
  db: Reader,
  { id, version, minQty, validFrom, validUntil }: Claim,
): Promise<AppError> {
  const isCorrected = version !== undefined
  const { rows } = await sql<{ from: string; until: string | null }>`
    select p.valid_from as "from", p.valid_until as until
    from (
      select c.supplier_product_id, c.id, coalesce(${minQty ?? null}::numeric, c.min_qty) as min_qty,
        coalesce(${validFrom ?? null}::date, c.valid_from) as begins,
        case when ${validUntil === undefined} then c.valid_until else ${validUntil ?? null}::date end as ends
      from procure.supplier_price c where ${isCorrected} and c.company_id = ${companyId} and c.id = ${id}
      union all
      select ${id}::bigint, null, coalesce(${minQty ?? null}::numeric, 1),
        coalesce(${validFrom ?? null}::date, (now() at time zone c.timezone)::date), ${validUntil ?? null}::date
      from erp.company c where not ${isCorrected} and c.id = ${companyId}) w
    join procure.supplier_price p on p.company_id = ${companyId} and p.supplier_product_id = w.supplier_product_id
      and p.min_qty = w.min_qty and p.id is distinct from w.id and p.valid && daterange(w.begins, w.ends, '[]')
    order by p.valid_from limit 1`.execute(db)
  const [other] = rows
  // The overlapping price no longer exists.
  return other === undefined ? new AppError('procure.price_overlap') : overlapWith(locale, other)
}

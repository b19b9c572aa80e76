import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { AwaitedLine, Unloaded } from './share-unloaded.ts'

/** Counted and posted quantity of a variant, lot and condition. */
export type Counted = Unloaded & { readonly posted: number; readonly expiresOn: string | null }
export type Line = AwaitedLine & { readonly unitCost: string | null; readonly expiresOn: string | null }

/** Open quantity of each line of a receipt, in line order. */
export async function readLines({ companyId }: Ctx, db: Reader | Tx, id: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.line_no as "lineNo", l.variant_id as "variantId", l.lot_no as "lotNo", l.expires_on::text as "expiresOn",
      (l.expected_quantity - l.quantity - l.damaged_quantity - l.rejected_quantity)::float8 as open, l.unit_cost::text as "unitCost"
    from inventory.receipt_line l where l.company_id = ${companyId} and l.receipt_id = ${id} order by l.line_no`.execute(
    db,
  )
  return rows
}

/** Sum of all scans by variant, lot and condition. */
export async function readCounted({ companyId }: Ctx, db: Reader | Tx, id: number): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with posted as (
      select p.variant_id, p.lot_no, p.condition, sum(p.quantity) as quantity
      from inventory.receipt_part p where p.company_id = ${companyId} and p.receipt_id = ${id} group by 1, 2, 3)
    select s.variant_id as "variantId", s.lot_no as "lotNo", s.condition, sum(s.quantity)::float8 as quantity,
      max(s.expires_on)::text as "expiresOn", coalesce(max(p.quantity), 0)::float8 as posted
    from inventory.receipt_scan s
    left join posted p on p.variant_id = s.variant_id and p.lot_no is not distinct from s.lot_no and p.condition = s.condition
    where s.company_id = ${companyId} and s.receipt_id = ${id}
    group by s.variant_id, s.lot_no, s.condition order by s.variant_id, s.lot_no, s.condition`.execute(db)
  return rows
}

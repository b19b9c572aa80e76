import type { CountedVariant } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader } from '../../../platform/db.ts'
import { readDocument } from '../../../platform/document.ts'

/** Each expected or counted variant, in the order of the shipment. Throws: not_found. */
export async function findCount(ctx: Ctx, reader: Reader, id: number): Promise<CountedVariant[]> {
  await readDocument(ctx, reader, transferReceipt, id)
  const { companyId } = ctx
  const { rows } = await sql<CountedVariant>`
    with sent as (
      select l.variant_id, min(l.line_no) as place, sum(l.expected_quantity) as expected, sum(l.quantity + l.damaged_quantity) as posted
      from inventory.receipt_line l where l.company_id = ${companyId} and l.receipt_id = ${id} group by 1),
    counted as (
      select s.variant_id, coalesce(sum(s.quantity) filter (where s.condition = 'good'), 0) as good,
        coalesce(sum(s.quantity) filter (where s.condition = 'damaged'), 0) as damaged
      from inventory.receipt_scan s where s.company_id = ${companyId} and s.receipt_id = ${id} group by 1),
    found as (
      select d.variant_id, coalesce(sum(d.quantity) filter (where d.kind = 'short'), 0) as short,
        coalesce(sum(d.quantity) filter (where d.kind = 'over'), 0) as over
      from inventory.discrepancy d where d.company_id = ${companyId} and d.receipt_id = ${id} group by 1)
    select v.id as "variantId", v.sku, p.name, sent.expected::float8 as expected, coalesce(counted.good, 0)::float8 as good,
      coalesce(counted.damaged, 0)::float8 as damaged, coalesce(sent.posted, 0)::float8 as posted,
      coalesce(found.short, 0)::float8 as short, coalesce(found.over, 0)::float8 as over
    from sent full join counted using (variant_id) left join found using (variant_id)
    join procure.variant v on v.company_id = ${companyId} and v.id = variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    order by sent.place nulls last, v.id`.execute(reader)
  return rows
}

import type { ListRow } from '@countinghouse/contract/listing'
import { sql } from 'kysely'
import type { FileForm } from '../../../platform/import/file-form.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Tier } from '../prices/plan-tiers.ts'
import { maySetCosts } from './may-set-costs.ts'

type Found = Omit<Tier, 'note'> & { readonly lineId: number; readonly contractNo: string | null }

/** A row for each line, or for each of its current and future prices with permission to see them. */
export async function exportSupplierRows(
  db: Reader,
  asking: Parameters<FileForm['ownerOf']>[1],
  rows: readonly ListRow[],
): Promise<readonly ListRow[]> {
  if (!maySetCosts(asking)) return rows
  const { rows: found } = await sql<Found>`
    select p.supplier_product_id as "lineId", trim_scale(p.min_qty)::text as "minQty", trim_scale(p.unit_price)::text as "unitPrice",
      p.valid_from as "validFrom", p.valid_until as "validUntil", p.contract_no as "contractNo"
    from procure.supplier_price p join erp.company c on c.id = p.company_id
    where p.company_id = ${asking.companyId} and p.supplier_product_id = any(${rows.map(({ id }) => id)}::bigint[])
      and (p.valid_until is null or p.valid_until >= (now() at time zone c.timezone)::date)
    order by p.supplier_product_id, p.min_qty, p.valid_from`.execute(db)
  const prices = Map.groupBy(found, ({ lineId }) => lineId)
  return rows.flatMap((row) => (prices.get(row.id) ?? [{}]).map((price) => ({ ...row, ...price })))
}

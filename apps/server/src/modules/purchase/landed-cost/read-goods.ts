import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** A received line of own goods, as the ledger has it. Units: stock units; minor units of the company's currency. */
export type ReceivedGoods = {
  readonly receiptId: number
  readonly receipt: string
  readonly storeId: number
  readonly postingId: number
  readonly lineNo: number
  readonly variantId: number
  readonly sku: string
  readonly product: string
  readonly quantity: number
  /** Cost on receipt. */
  readonly valueMinor: number
  /** Landed costs posted before, except duty; all of them. */
  readonly landedMinor: number
  readonly allLandedMinor: number
}

/** Source types of receipts in the ledger; transfers bear their charges themselves. */
const sources = ['receipt', 'goods_receipt', 'container_receipt']

/** Accepted goods of posted receipts, in the order of the receipts. */
export async function readReceivedGoods(
  { companyId }: Ctx,
  db: Reader | Tx,
  receiptIds: readonly number[],
): Promise<readonly ReceivedGoods[]> {
  const { rows } = await sql<ReceivedGoods>`
    select r.id as "receiptId", r.name as receipt, r.store_id as "storeId", m.posting_id as "postingId", m.line_no as "lineNo", m.variant_id as "variantId", v.sku,
      platform.in_language(d.name, d.name_ar) as product, m.quantity::float8 as quantity, m.value_minor as "valueMinor", b.some as "landedMinor", b.every as "allLandedMinor"
    from unnest(${[...receiptIds]}::bigint[]) with ordinality as g (id, n)
    join inventory.receipt r on r.company_id = ${companyId} and r.id = g.id and r.status in ('posted', 'closed')
    join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = any(${sources}::text[]) and p.source_id = r.id
    join inventory.cost_mark k on k.company_id = p.company_id and k.posting_id = p.id and not k.is_out
    join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id and m.line_no = k.line_no
    join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id
    join procure.product d on d.company_id = v.company_id and d.id = v.product_id
    cross join lateral (
      select coalesce(sum(s.amount_minor) filter (where c.allocate_by <> 'duty'), 0)::bigint as some, coalesce(sum(s.amount_minor), 0)::bigint as every
      from purchase.landed_cost_share s
      join purchase.landed_cost c on c.company_id = s.company_id and c.id = s.landed_cost_id and c.status in ('posted', 'final')
      where s.company_id = m.company_id and s.posting_id = m.posting_id and s.posting_line_no = m.line_no) b
    where m.owner_id is null and not exists (
      select from inventory.stock_posting b where b.company_id = p.company_id and b.reverses_posting_id = p.id)
    order by g.n, p.id, m.line_no`.execute(db)
  return rows
}

export type Duties = ReadonlyMap<number, { readonly hsCode: string | null; readonly duty: number | null }>

/** Duty of each product by its HS code and origin, in parts per million; null: unknown. */
export async function readDuties({ companyId }: Ctx, db: Reader | Tx, variantIds: readonly number[]): Promise<Duties> {
  const { rows } = await sql<{ variantId: number; hsCode: string | null; duty: number | null }>`
    select v.id as "variantId", p.hs_code as "hsCode", coalesce((
        select t.duty from procure.country_origin_duty t
        where t.company_id = p.company_id and t.country_origin_id = p.country_origin_id and starts_with(p.hs_code, t.hs_prefix)
        order by length(t.hs_prefix) desc limit 1), o.duty) as duty
    from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join procure.country_origin o on o.company_id = p.company_id and o.id = p.country_origin_id
    where v.company_id = ${companyId} and v.id = any(${[...variantIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.variantId, row]))
}

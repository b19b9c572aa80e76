import type { getLoadLines, LoadLine } from '@countinghouse/contract/inbound/load'
import { load } from '@countinghouse/contract/inbound/load'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { sql } from 'kysely'
import { mayView } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'

/** Throws: not_found. */
export async function findLoadLines(ctx: Ctx, reader: Reader, id: number): Promise<OutputOfRoute<typeof getLoadLines>> {
  await readDocument(ctx, reader, load, id)
  const { rows } = await sql<{ receiptId: number | null; lines: LoadLine[] }>`
    select d.receipt_id as "receiptId", (
      select json_agg(json_build_object('lineNo', l.line_no, 'carton', l.carton, 'sku', v.sku, 'name', platform.in_language(p.name, p.name_ar), 'declared', l.quantity,
        'ok', coalesce(l.ok_quantity, l.quantity - l.damaged_quantity), 'damaged', l.damaged_quantity, 'ordered', coalesce(o.ordered, 0), 'open', coalesce(o.open, 0),
        'refusal', l.refusal) order by l.line_no)
      from inbound.load_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      left join lateral (
        select sum(s.quantity) as ordered, sum(s.open_quantity) as open from inbound.partner_order_line s
        where s.company_id = d.company_id and s.partner_id = d.partner_id and s.purchase_order_id = d.purchase_order_id
          and s.variant_id = l.variant_id) o on true
      where l.company_id = d.company_id and l.load_id = d.id) as lines
    from inbound.load d where d.company_id = ${ctx.companyId} and d.id = ${id}`.execute(reader)
  const [found] = rows
  return {
    receiptId: mayView(ctx.grants, goodsReceipt.page) ? (found?.receiptId ?? null) : null,
    lines: found?.lines ?? [],
  }
}

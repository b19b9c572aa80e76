import { fail } from '@countinghouse/contract/errors'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { Posted } from '../../inventory/index.ts'
import { costOfParts } from './cost-of-parts.ts'
import { prepaidShare } from './rated-value.ts'
import { receiptOf } from '../purchase-order/line-quantities.ts'

type Received = { readonly id: number; readonly purchaseOrderId: number }

/** Adds posted quantities to the lines of the order, and records what they cost. */
export async function recordReceived(
  ctx: Ctx,
  tx: Tx,
  { id, purchaseOrderId }: Received,
  posted: Posted,
): Promise<void> {
  const { parts } = posted
  await recordCosts(ctx, tx, { id, purchaseOrderId }, posted)
  await sql`
    with part as (
      select p.line_no, coalesce(sum(p.quantity) filter (where p.is_good), 0) as good, coalesce(sum(p.quantity) filter (where not p.is_good), 0) as rejected
      from unnest(${parts.map(({ lineNo }) => lineNo)}::int[], ${parts.map(({ condition }) => condition === 'good')}::boolean[],
        ${parts.map(({ quantity }) => quantity)}::numeric[]) as p (line_no, is_good, quantity)
      group by 1)
    update purchase.purchase_order_line l set accepted_quantity = l.accepted_quantity + p.good, rejected_quantity = l.rejected_quantity + p.rejected
    from part p where l.company_id = ${ctx.companyId} and l.purchase_order_id = ${purchaseOrderId} and l.line_no = p.line_no`.execute(
    tx,
  )
}

/** Of postings a receipt has one for each 500 parts; those of these parts are its last. */
const mostLines = 500

async function recordCosts(ctx: Ctx, tx: Tx, { id, purchaseOrderId }: Received, posted: Posted): Promise<void> {
  const { exchange, costs } = await costOfParts(ctx, tx, purchaseOrderId, posted)
  const { companyId } = ctx
  const prepaid = prepaidShare(exchange)
  const rows = posted.parts.flatMap(({ lineNo, variantId, quantity }, at) => {
    const cost = costs[at] ?? null
    const place = { chunk: Math.floor(at / mostLines), postingLineNo: (at % mostLines) + 1 }
    return cost === null ? [] : { ...place, lineNo, variantId, quantity, ...cost }
  })
  await sql`
    with posting as (
      select p.id, row_number() over (order by p.event_no) - 1 as chunk
      from (
        select p.id, p.event_no from inventory.stock_posting p
        where p.company_id = ${companyId} and p.source_type = 'goods_receipt' and p.source_id = ${id}
        order by p.event_no desc limit ${Math.ceil(posted.parts.length / mostLines)}) p)
    insert into purchase.received_cost (company_id, posting_id, posting_line_no, receipt_id, purchase_order_id, line_no, variant_id, quantity,
      net_minor, rated_minor, value_minor, exchange_rate, prepaid_ppm, prepaid_rate)
    select ${companyId}, p.id, r."postingLineNo", ${id}, ${purchaseOrderId}, r."lineNo", r."variantId", r.quantity, r."netMinor",
      r."ratedMinor", r."valueMinor", ${exchange.rate}::numeric, ${prepaid.ppm}::integer, ${prepaid.rate}::numeric
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (chunk integer, "postingLineNo" integer, "lineNo" integer, "variantId" bigint,
      quantity numeric, "netMinor" bigint, "ratedMinor" bigint, "valueMinor" bigint)
    join posting p on p.chunk = r.chunk`.execute(tx)
}

/** Closes received lines of the receipt of which no more is open than the tolerance permits. Source: procurement.md 4.7. */
export async function closeShort(ctx: Ctx, tx: Tx, { id, purchaseOrderId }: Received): Promise<void> {
  await sql`
    update purchase.purchase_order_line l set cancelled_quantity = l.cancelled_quantity + l.open_quantity
    from inventory.receipt_line r
    where r.company_id = ${ctx.companyId} and r.receipt_id = ${id} and l.company_id = ${ctx.companyId} and l.purchase_order_id = ${purchaseOrderId}
      and l.line_no = r.line_no and l.received_quantity > 0 and l.open_quantity > 0 and l.open_quantity <= l.short_quantity`.execute(
    tx,
  )
}

/** Receipt and invoice status of the order follow from its lines. */
export async function updateStatuses(ctx: Ctx, tx: Tx, { purchaseOrderId }: Received): Promise<void> {
  const order = (await lockDocumentRow(ctx, tx, purchaseOrder, purchaseOrderId)) ?? fail('not_found')
  const receipt = await receiptOf(ctx, tx, purchaseOrderId)
  if (order['receiptStatus'] !== receipt.receiptStatus || order['nextDueOn'] !== receipt.nextDueOn)
    await moveDocument(ctx, tx, purchaseOrder, order, { set: receipt })
  await sql`select purchase.write_invoice_status(${ctx.companyId}, ${purchaseOrderId})`.execute(tx)
}

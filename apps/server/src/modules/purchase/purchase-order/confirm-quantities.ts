import { fail } from '@countinghouse/contract/errors'
import type { confirmQuantities } from '@countinghouse/contract/purchase/order-confirmation'
import { text } from '@countinghouse/contract/purchase/order-confirmation.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { asSeen } from '../../../platform/documents/document-guard.ts'
import { lockDocumentRow, moveDocument, readDocument, requireStatus } from '../../../platform/documents/document.ts'
import { findPartnerOrder } from '../partner-order/partner-orders.ts'
import { receiptOf, requireNothingComing } from './line-quantities.ts'

type Input = InputOfRoute<typeof confirmQuantities>
type Wrong = readonly [path: string, message: string]
type Bounds = { readonly lineNo: number; readonly least: number; readonly most: number }

/**
 * Cancels what the supplier does not confirm of the lines that are named, and opens what it confirms after all. An order that a partner
 * company has is confirmed by its transfer. Throws: see the route; purchase.rule_broken at the lines. Locks: the order.
 */
export async function confirm(
  ctx: Ctx,
  tx: Tx,
  { id, version, lines }: Input,
): Promise<OutputOfRoute<typeof confirmQuantities>> {
  await lockDocumentRow(ctx, tx, purchaseOrder, id)
  const row = await readDocument(ctx, tx, purchaseOrder, id, 'send')
  if (row.version !== version) fail('stale', { details: { current: asSeen(ctx, purchaseOrder, row) } })
  requireStatus(purchaseOrder, row, ['ordered'])
  if ((await findPartnerOrder(tx, ctx.companyId, { orderId: id })) !== null) fail('purchase.with_partner')
  await requireNothingComing(ctx, tx, id)
  requireWithin(ctx, lines, await readBounds(ctx, tx, id))
  await sql`
    update purchase.purchase_order_line l set confirmed_quantity = c.quantity, cancelled_quantity = greatest(l.quantity - c.quantity, 0)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c("lineNo" integer, quantity numeric)
    where l.company_id = ${ctx.companyId} and l.purchase_order_id = ${id} and l.line_no = c."lineNo"`.execute(tx)
  const moved = await moveDocument(ctx, tx, purchaseOrder, row, { set: await receiptOf(ctx, tx, id) })
  return { id, version: moved.version }
}

/** What a line has received at least, and what was ordered at most. */
async function readBounds({ companyId }: Ctx, tx: Tx, id: number): Promise<ReadonlyMap<number, Bounds>> {
  const { rows } = await sql<Bounds>`
    select l.line_no as "lineNo", least(l.received_quantity, l.quantity)::float8 as least, l.quantity::float8 as most
    from purchase.purchase_order_line l where l.company_id = ${companyId} and l.purchase_order_id = ${id}`.execute(tx)
  return new Map(rows.map((bounds) => [bounds.lineNo, bounds]))
}

function requireWithin({ locale }: Ctx, lines: Input['lines'], bounds: ReadonlyMap<number, Bounds>): void {
  const isRepeated = (lineNo: number, at: number) => lines.findIndex((line) => line.lineNo === lineNo) !== at
  const wrong = lines.flatMap(({ lineNo, quantity }, at): Wrong[] => {
    const known = bounds.get(lineNo)
    if (known === undefined || isRepeated(lineNo, at)) return [[`${at}.lineNo`, format(text.unknown_line, locale)]]
    const { least, most } = known
    if (quantity >= least && quantity <= most) return []
    return [[`${at}.quantity`, format(text.range, locale, { from: least, to: most })]]
  })
  if (wrong.length === 0) return
  const fields = wrong.map(([path, message]) => [`lines.${path}`, [{ code: 'rule', message }]])
  fail('purchase.rule_broken', { fields: Object.fromEntries(fields) as FieldErrors })
}

import { fail } from '@countinghouse/contract/errors'
import { sentStatuses } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/errors.text'
import { text as lineText } from '@countinghouse/contract/sales/line-rules.text'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { format } from '@countinghouse/contract/text'
import { partOfQuantity } from '@countinghouse/kernel/receipt'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { createCustomerCredit } from '../../accounts/index.ts'
import { postStock, requireBusinessDay } from '../../inventory/index.ts'
import { deliverySource } from '../delivery/dispatch-delivery.ts'

export type SalesReturn = RowOf<typeof salesReturn>

/** Source type of sales returns in the ledgers. */
export const returnSource = 'sales_return'

type Line = {
  readonly lineNo: number
  readonly variantId: number
  readonly left: number
  /** Of the invoice, on which lines of which nothing was shipped are not; null: this is one. */
  readonly invoiceLineNo: number | null
  readonly isStocked: boolean
  /** Cost of what was delivered, and how much that was. */
  readonly costMinor: number
  readonly moved: number
}
type Delivered = {
  readonly status: string
  readonly customerId: number
  readonly invoiceId: number | null
  /** Line of the invoice on which the delivery begins. */
  readonly invoiceFirstLine: number
  readonly lines: readonly Line[]
}

async function readDelivered({ companyId }: Ctx, tx: Tx, id: number): Promise<Delivered | null> {
  const { rows } = await sql<Delivered>`
    select d.status, d.customer_id as "customerId", d.invoice_id as "invoiceId", d.invoice_first_line as "invoiceFirstLine", (
      select json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'left', l.shipped_quantity - l.returned_quantity,
        'invoiceLineNo', case when l.shipped_quantity > 0 then
          (select count(*) from sales.delivery_line i where i.company_id = l.company_id and i.delivery_id = l.delivery_id
            and i.line_no <= l.line_no and i.shipped_quantity > 0) end,
        'isStocked', p.kind = 'stocked', 'costMinor', coalesce(m.value, 0), 'moved', coalesce(m.quantity, 0)) order by l.line_no)
      from sales.delivery_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      left join lateral (
        select sum(abs(m.value_minor)) as value, sum(abs(m.quantity)) as quantity from inventory.stock_posting s
        join inventory.stock_move m on m.company_id = s.company_id and m.posted_on = s.posted_on and m.posting_id = s.id
        where s.company_id = l.company_id and s.source_type = ${deliverySource} and s.source_id = d.id and s.event_no = 1
          and m.source_line_id = l.line_no) m on true
      where l.company_id = d.company_id and l.delivery_id = d.id) as lines
    from sales.delivery d where d.company_id = ${companyId} and d.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

/** Lines with the lines of the delivery that come back, and the customer. Throws: sales.not_delivered, sales.rule_broken, at their fields. */
export async function completeReturn(
  ctx: Ctx,
  tx: Tx,
  { deliveryId, lines }: Pick<SalesReturn, 'deliveryId' | 'lines'>,
) {
  const delivered = await readDelivered(ctx, tx, deliveryId)
  // The constraint of the reference answers.
  if (delivered === null) return { customerId: 0, lines }
  const taken = new Set<number>()
  const matched = lines.map((line, at) => {
    const found = delivered.lines.find(
      ({ lineNo, variantId, left }) =>
        variantId === line.variantId &&
        (line.deliveryLineNo === null ? left > 0 && !taken.has(lineNo) : lineNo === line.deliveryLineNo),
    )
    if (found === undefined)
      return fail('sales.not_delivered', atField(ctx, [`lines.${at}.variantId`], text.not_delivered))
    if (taken.has(found.lineNo)) fail('sales.rule_broken', atField(ctx, [`lines.${at}.variantId`], lineText.twice))
    taken.add(found.lineNo)
    return { ...line, deliveryLineNo: found.lineNo }
  })
  return { customerId: delivered.customerId, lines: matched }
}

/** Holds the delivery before its return is held, so that two returns do not take the same goods. */
export async function lockDelivery({ companyId }: Ctx, tx: Tx, returnId: number): Promise<void> {
  await sql`
    select from sales.delivery d where d.company_id = ${companyId}
      and d.id = (select r.delivery_id from sales.sales_return r where r.company_id = ${companyId} and r.id = ${returnId}) for no key update`.execute(
    tx,
  )
}

/**
 * Takes goods back at the cost they left with. Throws: sales.not_delivered, sales.over_return at the lines, what requireBusinessDay and
 * postStock throw. Locks: the delivery (held by the caller), pools, balances.
 */
export async function receiveReturn(ctx: Ctx, tx: Tx, row: SalesReturn): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, salesReturn.page, row)
  const delivered = (await readDelivered(ctx, tx, row.deliveryId)) ?? fail('not_found')
  if (!sentStatuses.some((status) => status === delivered.status)) fail('sales.not_delivered')
  const known = new Map(delivered.lines.map((line) => [line.lineNo, line]))
  const fields = row.lines.flatMap(({ deliveryLineNo, quantity }, at) => {
    const count = known.get(deliveryLineNo ?? 0)?.left ?? 0
    const message = format(text.returnable, ctx.locale, { count })
    return quantity <= count ? [] : [[`lines.${at}.quantity`, [{ code: 'rule', message }]] as const]
  })
  if (fields.length > 0) fail('sales.over_return', { fields: Object.fromEntries(fields) })
  await sql`
    update sales.delivery_line l set returned_quantity = l.returned_quantity + r.quantity
    from unnest(${row.lines.map(({ deliveryLineNo }) => deliveryLineNo)}::integer[], ${row.lines.map(({ quantity }) => quantity)}::numeric[]) as r (line_no, quantity)
    where l.company_id = ${ctx.companyId} and l.delivery_id = ${row.deliveryId} and l.line_no = r.line_no`.execute(tx)
  const lines = row.lines.flatMap(({ deliveryLineNo, variantId, quantity, isRestocked }, at) => {
    const line = known.get(deliveryLineNo ?? 0)
    if (line === undefined || !line.isStocked || !isRestocked || line.moved === 0) return []
    const valueMinor = partOfQuantity(line.costMinor, quantity, line.moved)
    return { kind: 'sale_return' as const, variantId, quantity, sourceLineId: at + 1, valueMinor }
  })
  const { id: sourceId, storeId, effectiveOn } = row
  if (lines.length > 0)
    await postStock(ctx, { sourceType: returnSource, sourceId, eventNo: 1, effectiveOn, storeId, lines }).execute(tx)
  return { status: 'received', set: { receivedAt: ctx.now.toISOString(), receivedBy: ctx.userId } }
}

/** The draft credit note of the invoice of the delivery. Throws: sales.not_invoiced, what createCustomerCredit throws. */
export async function creditReturn(ctx: Ctx, tx: Tx, { deliveryId, lines }: SalesReturn): Promise<TransitionOutcome> {
  const delivered = (await readDelivered(ctx, tx, deliveryId)) ?? fail('not_found')
  const before = delivered.invoiceFirstLine - 1
  const invoiced = new Map(delivered.lines.map(({ lineNo, invoiceLineNo }) => [lineNo, before + (invoiceLineNo ?? 0)]))
  const quantities = new Map(
    lines.map(({ deliveryLineNo, quantity }) => [invoiced.get(deliveryLineNo ?? 0) ?? 0, quantity]),
  )
  const id = delivered.invoiceId ?? fail('sales.not_invoiced')
  const { id: creditNoteId } = await createCustomerCredit(ctx, tx, { id, quantities })
  return { status: 'credited', set: { creditNoteId } }
}

import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Kind = 'invoice' | 'claim' | 'return' | 'rebate' | 'landed_cost'
type Use = { readonly kind: Kind; readonly id: number; readonly name: string }

const texts = {
  invoice: text.use_invoice,
  claim: text.use_claim,
  return: text.use_return,
  rebate: text.use_rebate,
  landed_cost: text.use_landed_cost,
} as const

/** Names in a message. */
const mostNamed = 5

/** Throws: purchase.receipt_in_use with the documents that use goods of the receipt. */
export async function requireUnused(
  ctx: Ctx,
  tx: Tx,
  receipt: { readonly id: number; readonly purchaseOrderId: number },
): Promise<void> {
  const uses = await findUses(ctx, tx, receipt)
  if (uses.length === 0) return
  const named = uses.slice(0, mostNamed).map(({ kind, name }) => format(texts[kind], ctx.locale, { name }))
  if (uses.length > mostNamed) named.push('…')
  fail('purchase.receipt_in_use', {
    message: format(text.receipt_used_by, ctx.locale, { documents: named.join(ctx.locale === 'ar' ? '، ' : ', ') }),
    details: { documents: uses },
  })
}

/**
 * Invoices settle the earliest pieces first, so that goods are invoiced as soon as more is on invoices, drafts included, than was received
 * before them. Returns use what the other receipts do not leave. Estimated landed costs of this receipt alone end with it and are left out.
 */
async function findUses(
  { companyId }: Ctx,
  tx: Tx,
  { id, purchaseOrderId }: { readonly id: number; readonly purchaseOrderId: number },
): Promise<readonly Use[]> {
  const { rows } = await sql<Use>`
    with own as (
      select l.variant_id, sum(l.quantity) as accepted, sum(l.rejected_quantity) as rejected from inventory.receipt_line l
      where l.company_id = ${companyId} and l.receipt_id = ${id} and l.quantity + l.rejected_quantity > 0 group by 1),
    before as (
      select o.variant_id, coalesce(sum(c.quantity) filter (where c.posting_id < f.posting_id), 0) as quantity
      from own o
      cross join lateral (
        select min(c.posting_id) as posting_id from purchase.received_goods c
        where c.company_id = ${companyId} and c.receipt_id = ${id} and c.variant_id = o.variant_id) f
      join purchase.received_goods c on c.company_id = ${companyId} and c.purchase_order_id = ${purchaseOrderId} and c.variant_id = o.variant_id
      where o.accepted > 0 group by 1),
    billed as (
      select i.id, i.name, l.variant_id, l.quantity - l.credited_quantity as quantity,
        sum(l.quantity - l.credited_quantity) over (partition by l.variant_id) as total
      from purchase.order_bill b
      join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status not in ('rejected', 'cancelled')
      join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null
      where b.company_id = ${companyId} and b.purchase_order_id = ${purchaseOrderId}),
    returned as (
      select r.id, r.name, l.variant_id, l.is_rejected, sum(l.quantity) over (partition by l.variant_id, l.is_rejected) as total
      from purchase.supplier_return r
      join purchase.supplier_return_line l on l.company_id = r.company_id and l.supplier_return_id = r.id
      where r.company_id = ${companyId} and r.purchase_order_id = ${purchaseOrderId} and r.status in ('dispatched', 'credited')),
    left_over as (
      select l.variant_id, sum(l.accepted_quantity) - min(o.accepted) as accepted, sum(l.rejected_quantity) - min(o.rejected) as rejected
      from own o
      join purchase.purchase_order_line l on l.company_id = ${companyId} and l.purchase_order_id = ${purchaseOrderId} and l.variant_id = o.variant_id
      group by 1)
    select distinct 'invoice' as kind, b.id, b.name from billed b join before e using (variant_id) where b.total > e.quantity and b.quantity > 0
    union
    select 'claim', c.id, c.name from purchase.supplier_claim c
    join purchase.supplier_claim_line l on l.company_id = c.company_id and l.supplier_claim_id = c.id
    join own o on o.variant_id = l.variant_id and o.accepted > 0
    where c.company_id = ${companyId} and c.purchase_order_id = ${purchaseOrderId} and c.status in ('draft', 'sent', 'credited')
    union
    select 'return', r.id, r.name from returned r join left_over t using (variant_id)
    where r.total > case when r.is_rejected then t.rejected else t.accepted end
    union
    select 'rebate', a.id, a.name from purchase.rebate_agreement a where a.company_id = ${companyId} and a.id in (
      select s.rebate_agreement_id from purchase.received_cost c
      join purchase.rebate_share s on s.company_id = c.company_id and s.posting_id = c.posting_id and s.posting_line_no = c.posting_line_no
      where c.company_id = ${companyId} and c.receipt_id = ${id}
      group by s.rebate_agreement_id, s.posting_id, s.posting_line_no having sum(s.amount_minor) <> 0)
    union
    select 'landed_cost', c.id, c.name from purchase.landed_cost c
    where c.company_id = ${companyId} and c.status in ('posted', 'final') and exists (
        select from purchase.landed_cost_share s where s.company_id = c.company_id and s.landed_cost_id = c.id and s.receipt_id = ${id})
      and (c.status = 'final' or exists (
        select from purchase.landed_cost_share s where s.company_id = c.company_id and s.landed_cost_id = c.id and s.receipt_id <> ${id}))
    order by 1, 2`.execute(tx)
  return rows
}

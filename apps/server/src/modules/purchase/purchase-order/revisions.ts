import { fail } from '@countinghouse/contract/errors'
import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import type { OrderRevision } from '@countinghouse/contract/purchase/order-revisions'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { findPartnerOrder } from '../partner-order/partner-orders.ts'
import type { PurchaseOrder } from './calculate-order.ts'
import { forgetConfirmed, requireNothingComing } from './line-quantities.ts'

type Line = {
  readonly variantId: number
  readonly quantity: number
  readonly netMinor: number
  readonly dueOn: string | null
}
type Kept = Omit<OrderRevision, 'changes'> & { readonly lines: readonly Line[] }
type Named = { readonly variantId: number; readonly sku: string; readonly name: string }

/**
 * Returns a sent order of which nothing was received to draft, and keeps what it said. It is approved, sent and acknowledged again, and asks
 * for whole quantities again.
 * Throws: purchase.already_received, purchase.being_received, purchase.with_partner.
 */
export async function reviseOrder(ctx: Ctx, tx: Tx, row: PurchaseOrder, reason: string): Promise<TransitionOutcome> {
  const { companyId, userId } = ctx
  if (row.receiptStatus !== 'none') fail('purchase.already_received')
  await requireNothingComing(ctx, tx, row.id)
  if ((await findPartnerOrder(tx, companyId, { orderId: row.id })) !== null) fail('purchase.with_partner')
  const revision = (row.revision ?? 0) + 1
  await sql`
    insert into purchase.order_revision (company_id, purchase_order_id, revision, reason, created_by, lines)
    select ${companyId}, ${row.id}, ${revision}, ${reason}, ${userId},
      jsonb_agg(jsonb_build_object('variantId', d.variant_id, 'quantity', d.quantity::float8, 'netMinor', d.net_minor, 'dueOn', d.due_on) order by d.line_no, d.drop_no)
    from (${deliveriesOf(companyId, row.id)}) d`.execute(tx)
  await forgetConfirmed(ctx, tx, row.id)
  return { status: 'draft', set: { revision, confirmedOn: null, nextDueOn: null, isOnHold: false, holdReason: null } }
}

/** Throws: not_found. */
export async function findRevisions(
  ctx: Ctx,
  reader: Reader,
  id: number,
): Promise<{ currency: string; revisions: OrderRevision[] }> {
  const { companyId, grants } = ctx
  const { currency } = (await readDocument(ctx, reader, purchaseOrder, id)) as PurchaseOrder
  const { rows } = await sql<Kept>`
    select r.revision, r.reason, r.created_at as "createdAt", trim(concat_ws(' ', u.first_name, u.last_name)) as "createdBy", r.lines
    from purchase.order_revision r join erp.app_user u on u.company_id = r.company_id and u.id = r.created_by
    where r.company_id = ${companyId} and r.purchase_order_id = ${id} order by r.revision`.execute(reader)
  const { rows: current } = await sql<Line>`
    select d.variant_id as "variantId", d.quantity::float8 as quantity, d.net_minor as "netMinor", d.due_on::text as "dueOn"
    from (${deliveriesOf(companyId, id)}) d order by d.line_no, d.drop_no`.execute(reader)
  const names = await namesOf(ctx, reader, [...rows.flatMap(({ lines }) => lines), ...current])
  const isCostSeen = may(grants, costPermission)
  const revisions = rows.map(({ lines, ...kept }, at) => ({
    ...kept,
    changes: changesBetween(lines, rows[at + 1]?.lines ?? current, names).map((change) =>
      isCostSeen ? change : { ...change, before: withoutCost(change.before), after: withoutCost(change.after) },
    ),
  }))
  return { currency: currency ?? '', revisions: revisions.toReversed() }
}

/** The first delivery of a line has its amount. */
function deliveriesOf(companyId: number, orderId: number) {
  return sql`
    select d.line_no, d.drop_no, d.variant_id, d.quantity, d.due_on, case when d.drop_no = 1 then coalesce(l.net_minor, 0) else 0 end as net_minor
    from purchase.order_delivery d
    join purchase.purchase_order_line l on l.company_id = d.company_id and l.purchase_order_id = d.purchase_order_id and l.line_no = d.line_no
    where d.company_id = ${companyId} and d.purchase_order_id = ${orderId}`
}

async function namesOf({ companyId }: Ctx, reader: Reader, lines: readonly Line[]): Promise<readonly Named[]> {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const { rows } = await sql<Named>`
    select v.id as "variantId", v.sku, platform.in_language(p.name, p.name_ar) as name
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${ids}::bigint[]) order by platform.in_language(p.name, p.name_ar), v.sku`.execute(
    reader,
  )
  return rows
}

type Change = OrderRevision['changes'][number]

function changesBetween(before: readonly Line[], after: readonly Line[], names: readonly Named[]): Change[] {
  const [old, current] = [totalsOf(before), totalsOf(after)]
  return names.flatMap((named) => {
    const change = { before: old.get(named.variantId) ?? null, after: current.get(named.variantId) ?? null }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [{ ...named, ...change }]
  })
}

/** By variant: its quantity and amount on all lines, and when how much is due. */
function totalsOf(lines: readonly Line[]): ReadonlyMap<number, NonNullable<Change['before']>> {
  const byVariant = Map.groupBy(lines, ({ variantId }) => variantId)
  return new Map(
    [...byVariant].map(([variantId, own]) => [
      variantId,
      {
        quantity: quantityOfUnits(own.reduce((sum, { quantity }) => sum + unitsOfQuantity(quantity), 0n)),
        netMinor: own.reduce((sum, { netMinor }) => sum + netMinor, 0),
        deliveries: deliveriesByDay(own),
      },
    ]),
  )
}

function withoutCost(ordered: Change['before']): Change['before'] {
  return ordered && { quantity: ordered.quantity, deliveries: ordered.deliveries }
}

function deliveriesByDay(lines: readonly Line[]): NonNullable<Change['before']>['deliveries'] {
  const byDay = Map.groupBy(
    lines.filter(({ dueOn }) => dueOn !== null),
    ({ dueOn }) => dueOn ?? '',
  )
  return [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([dueOn, own]) => ({
      dueOn,
      quantity: quantityOfUnits(own.reduce((sum, { quantity }) => sum + unitsOfQuantity(quantity), 0n)),
    }))
}

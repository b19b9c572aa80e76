import { fail } from '@countinghouse/contract/errors'
import { container } from '@countinghouse/contract/inventory/container'
import type { openContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/errors.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { recordMilestone } from '../container/record-milestone.ts'
import type { StockLine } from '../post-stock.ts'
import { openReceipt } from '../receiving/open-receipt.ts'
import type { DatedPart, Part, Posting, ReceiptSource } from '../receiving/receipt-source.ts'

type ContainerReceipt = RowOf<typeof containerReceipt>
type Input = InputOfRoute<typeof openContainerReceipt>
type Opened = OutputOfRoute<typeof openContainerReceipt>
type Found = {
  readonly id: number
  readonly containerNo: string
  readonly status: string
  readonly storeId: number
  readonly store: string
  readonly supplierId: number
  readonly sealNo: string | null
  readonly isSameSeal: boolean
  readonly today: string
  readonly open: Opened | null
}

/**
 * Good pieces enter at their announced cost; damaged or rejected ones go to the location for damaged goods, owned by the supplier and
 * without value. Goods of purchase orders are taken into stock by the module above. Discrepancies are to be settled with the supplier; a
 * finished container is unloaded. Locks: the container, which is locked before the receipt.
 */
export const containerSource: ReceiptSource<ContainerReceipt> = {
  document: containerReceipt,
  sourceType: 'container_receipt',
  isCountedByLot: true,
  expected: ({ companyId }, { containerId }) => sql`
    select l.line_no, l.variant_id, case when p.tracking = 'lot' then l.lot_no end as lot_no,
      case when p.tracking = 'lot' then l.expires_on end as expires_on, l.quantity,
      round(l.unit_cost * coalesce(c.exchange_rate, 1), 6) as unit_cost, null::numeric as tolerated_quantity
    from inventory.container_line l
    join inventory.container c on c.company_id = l.company_id and c.id = l.container_id
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where l.company_id = ${companyId} and l.container_id = ${containerId}`,
  lockFirst: ({ companyId }, tx, receiptId) =>
    sql`
      select from inventory.container c where c.company_id = ${companyId} and c.id = (
        select r.container_id from inventory.receipt r where r.company_id = ${companyId} and r.id = ${receiptId})
      for no key update`.execute(tx),
  guardPost: async (ctx, tx, row) => await ctx.guards.get(containerReceipt.entity)?.beforePost?.(ctx, tx, row),
  handOver: handOverOrdered,
  stockLines: (_ctx, _tx, { supplierId }, posting) => posting.parts.map((part) => stockLine(part, posting, supplierId)),
  async finished(ctx, tx, row) {
    await recordSeal(ctx, tx, row)
    const unloaded = (await lockDocumentRow(ctx, tx, container, row.containerId)) ?? fail('not_found')
    await recordMilestone(ctx, tx, { id: unloaded.id, storeId: row.storeId }, { code: 'unloaded' })
    await moveDocument(ctx, tx, container, unloaded, { status: 'unloaded' })
  },
}

/**
 * Starts or continues receiving a container. Throws: inventory.unknown_container, inventory.wrong_store with its destination,
 * inventory.not_unloading, inventory.seal_required, inventory.seal_differs. Locks: the container.
 */
export async function openContainer(ctx: Ctx, tx: Tx, input: Input): Promise<Opened> {
  const found = await lockContainer(ctx, tx, input)
  const { id: containerId, status, supplierId } = found
  const { uid, sealNo, sealNote } = input
  const opened = await openReceipt(ctx, tx, containerSource, {
    ...found,
    named: ['container', found.containerNo],
    guard() {
      if (status !== 'unloading') fail('inventory.not_unloading', { details: { status } })
      requireSeal(ctx, found, input)
    },
    values: { uid, containerId, supplierId, sealNo, sealNote },
  })
  // The seal as stored.
  return { id: opened.id, sealNo: opened.sealNo, sealNote: opened.sealNote }
}

/** Counted goods of lines that name a purchase order. */
export type OrderedParts = { readonly orderNo: string; readonly parts: readonly DatedPart[] }
/** What a module above is told after counted goods of a container. */
export type CountedContainer = Pick<ContainerReceipt, 'id' | 'storeId' | 'containerId'> & {
  /** By number of the order. */
  readonly ordered: readonly OrderedParts[]
}

/** Throws: inventory.order_not_received. */
async function handOverOrdered(
  ctx: Ctx,
  tx: Tx,
  { id, storeId, containerId }: ContainerReceipt,
  parts: readonly DatedPart[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ lineNo: number; orderNo: string }>`
    select l.line_no as "lineNo", l.order_no as "orderNo" from inventory.container_line l
    where l.company_id = ${ctx.companyId} and l.container_id = ${containerId} and l.order_no is not null`.execute(tx)
  const orders = new Map(rows.map(({ lineNo, orderNo }) => [lineNo, orderNo]))
  const ordered = [...Map.groupBy(parts, ({ lineNo }) => orders.get(lineNo) ?? null)].flatMap(([orderNo, its]) =>
    orderNo === null ? [] : [{ orderNo, parts: its }],
  )
  if (ordered.length === 0) return new Set()
  const taken = ctx.guards.get(containerReceipt.entity)?.afterPost ?? fail('inventory.order_not_received')
  await taken(ctx, tx, { id, storeId, containerId, ordered } satisfies CountedContainer)
  return new Set(orders.keys())
}

function stockLine(
  { variantId, lotNo, quantity, lineNo, condition }: Part,
  { lines, lots, damagedLocationId }: Posting,
  supplierId: number,
): StockLine {
  const lotId = lots.idOf(variantId, lotNo)
  const unitCost = lines.get(lineNo)?.unitCost ?? null
  return {
    kind: 'purchase_receipt',
    variantId,
    quantity,
    sourceLineId: lineNo,
    ...(lotId !== null && { lotId }),
    ...(condition === 'good' && unitCost !== null && { unitCost }),
    ...(condition !== 'good' && damagedLocationId !== null && { toLocationId: damagedLocationId, ownerId: supplierId }),
  }
}

/** A seal other than the recorded one is a discrepancy. */
async function recordSeal({ companyId, userId }: Ctx, tx: Tx, { id }: ContainerReceipt): Promise<void> {
  await sql`
    insert into inventory.discrepancy (company_id, receipt_id, container_id, kind, quantity, note, created_by)
    select r.company_id, r.id, c.id, 'seal', 1, r.seal_note, ${userId}
    from inventory.receipt r join inventory.container c on c.company_id = r.company_id and c.id = r.container_id
    where r.company_id = ${companyId} and r.id = ${id} and r.seal_note is not null
      and platform.normalise(r.seal_no) is distinct from platform.normalise(c.seal_no)`.execute(tx)
}

/** The recorded seal number is not sent to the reader. */
function requireSeal({ locale }: Ctx, found: Found, { sealNo, sealNote }: Input): void {
  const refuse = (code: 'seal_required' | 'seal_differs', field: string) =>
    fail(`inventory.${code}`, { fields: { [field]: [{ code: 'rule', message: format(text[code], locale) }] } })
  if (found.sealNo === null) return
  if (sealNo === null) refuse('seal_required', 'sealNo')
  if (!found.isSameSeal && sealNote === null) refuse('seal_differs', 'sealNote')
}

/** Of several containers with this number, the one under way. */
async function lockContainer(
  { companyId, now, locale }: Ctx,
  tx: Tx,
  { container: no, sealNo }: Input,
): Promise<Found> {
  const written = no.trim().toUpperCase()
  const named = sql`c.company_id = ${companyId} and c.status <> 'cancelled' and (c.number = ${written}
    or c.container_no = ${written.replaceAll(/[\s.-]/g, '')})`
  // A separate statement, so that reads after the lock see what other transactions committed before.
  await sql`select from inventory.container c where ${named} for no key update`.execute(tx)
  const { rows } = await sql<Found>`
    select c.id, c.container_no as "containerNo", c.status, c.store_id as "storeId", s.name as store, c.supplier_id as "supplierId",
      c.seal_no as "sealNo", platform.normalise(c.seal_no) is not distinct from platform.normalise(${sealNo}::text) as "isSameSeal",
      ((${now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today,
      (select json_build_object('id', r.id, 'sealNo', r.seal_no, 'sealNote', r.seal_note) from inventory.receipt r where r.company_id = ${companyId} and r.container_id = c.id
        and r.status in ('draft', 'posted')) as open
    from inventory.container c join erp.store s on s.company_id = c.company_id and s.id = c.store_id
    where ${named} order by c.status = 'unloading' desc, c.id desc limit 1`.execute(tx)
  if (rows[0] !== undefined) return rows[0]
  const message = format(text.unknown_container, locale)
  return fail('inventory.unknown_container', { fields: { container: [{ code: 'unknown', message }] } })
}

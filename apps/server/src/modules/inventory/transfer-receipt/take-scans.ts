import type { Scan, scanTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { holdDocument, readDocument, requireStatus } from '../../../platform/document.ts'
import { lookUpMany } from '../../procure/index.ts'
import { beginReceiving } from './hold-shipment.ts'
import { rounded } from './share-count.ts'

type Asked = { readonly id: number; readonly scans: readonly Scan[] }
type Answer = OutputOfRoute<typeof scanTransferReceipt>['answers'][number]
type Taken = Scan & { readonly variantId: number }
type Counted = { variantId: number; condition: string; quantity: number; posted: number }

/**
 * Records scans idempotently by uid; an invalid scan is rejected alone. Throws: not_found, state_conflict, inventory.not_dispatched. Locks:
 * the receipt, and with the first scan the shipment.
 */
export async function takeScans(ctx: Ctx, tx: Tx, { id, scans }: Asked): Promise<{ answers: Answer[] }> {
  await holdDocument(ctx, tx, transferReceipt, id)
  const row = await readDocument(ctx, tx, transferReceipt, id, 'create')
  requireStatus(transferReceipt, row, ['draft', 'posted'])
  await beginReceiving(ctx, tx, Number(row['shipmentId']))
  const [known, found, counted] = [
    await knownScans(ctx, tx, scans),
    await lookUpMany(
      ctx,
      tx,
      scans.map(({ code }) => code),
    ),
    await readCounted(ctx, tx, id),
  ]
  const taken: Taken[] = []
  const answers = scans.map((scan, index): Answer => {
    const { uid, condition } = scan
    const countedAt = known.get(uid)
    if (countedAt !== undefined)
      return { uid, refusal: countedAt === id ? null : format(text.counted_elsewhere, ctx.locale) }
    known.set(uid, id)
    const variant = found[index]?.variant ?? null
    if (variant === null) return { uid, refusal: format(text.unknown_code, ctx.locale) }
    const quantity = rounded(scan.quantity * variant.packQuantity)
    const key = `${variant.id}:${condition}`
    const { quantity: before, posted } = counted.get(key) ?? { quantity: 0, posted: 0 }
    const after = rounded(before + quantity)
    if (after < posted) return { uid, refusal: format(after < 0 ? text.below_none : text.below_posted, ctx.locale) }
    counted.set(key, { variantId: variant.id, condition, quantity: after, posted })
    if (quantity !== 0) taken.push({ ...scan, quantity, variantId: variant.id })
    return { uid, refusal: null }
  })
  await keepScans(ctx, tx, id, taken)
  const facts = { counted: taken.map(({ code, quantity, condition }) => `${quantity}*${code} ${condition}`).join(', ') }
  ctx.audit({ entity: transferReceipt.entity, entityId: id, label: row.name, before: {}, after: facts })
  return { answers }
}

/** The receipts in which scans are already recorded. */
export async function knownScans(
  { companyId }: Ctx,
  tx: Tx,
  scans: readonly { readonly uid: string }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ uid: string; receiptId: number }>`
    select s.uid, s.receipt_id as "receiptId" from inventory.receipt_scan s
    where s.company_id = ${companyId} and s.uid = any(${scans.map(({ uid }) => uid)}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uid, receiptId }) => [uid, receiptId]))
}

/** Counted and posted quantity of each variant in each condition. */
async function readCounted({ companyId }: Ctx, tx: Tx, id: number): Promise<Map<string, Counted>> {
  const { rows } = await sql<Counted>`
    select s.variant_id as "variantId", s.condition, sum(s.quantity)::float8 as quantity,
      coalesce((select sum(case s.condition when 'good' then l.quantity else l.damaged_quantity end) from inventory.receipt_line l
        where l.company_id = ${companyId} and l.receipt_id = ${id} and l.variant_id = s.variant_id), 0)::float8 as posted
    from inventory.receipt_scan s where s.company_id = ${companyId} and s.receipt_id = ${id} group by 1, 2`.execute(tx)
  return new Map(rows.map((one) => [`${one.variantId}:${one.condition}`, one]))
}

async function keepScans({ companyId, userId }: Ctx, tx: Tx, id: number, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return
  const each = <K extends keyof Taken>(key: K) => taken.map((scan) => scan[key])
  await sql`
    insert into inventory.receipt_scan (company_id, receipt_id, uid, code, variant_id, quantity, condition, created_by)
    select ${companyId}, ${id}, s.uid, s.code, s.variant_id, s.quantity, s.condition, ${userId}
    from unnest(${each('uid')}::uuid[], ${each('code')}::text[], ${each('variantId')}::bigint[], ${each('quantity')}::numeric[],
      ${each('condition')}::text[]) as s (uid, code, variant_id, quantity, condition)`.execute(tx)
}

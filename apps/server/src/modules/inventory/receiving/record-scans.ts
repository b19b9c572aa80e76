import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { text } from '@countinghouse/contract/inventory/receiving.text'
import { format } from '@countinghouse/contract/text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, readDocument, requireStatus } from '../../../platform/documents/document.ts'
import { lookUpMany } from '../../procure/index.ts'
import { trackedAmong } from '../record-lots.ts'
import { earliestDay } from '../require-business-day.ts'
import { readReceipt } from './read-receipt.ts'
import type { ReceiptRow, ReceiptSource } from './receipt-source.ts'

type Scans = { readonly id: number; readonly scans: readonly ReceiptScan[] }
type Answer = { uid: string; refusal: string | null }
type Recorded = ReceiptScan & { readonly variantId: number; readonly lotNo: string | null }

/**
 * Records scans idempotently by uid; an invalid scan is rejected alone. Throws: not_found, state_conflict, what the source's guardCount
 * throws. Locks: the receipt, then those of guardCount.
 */
export async function recordScans<R extends ReceiptRow>(
  ctx: Ctx,
  tx: Tx,
  source: ReceiptSource<R>,
  { id, scans }: Scans,
): Promise<{ answers: Answer[] }> {
  const { document } = source
  await lockDocumentRow(ctx, tx, document, id)
  const row = (await readDocument(ctx, tx, document, id, 'create')) as R
  requireStatus(document, row, ['draft', 'posted'])
  await source.guardCount?.(ctx, tx, row)
  const codes = scans.map(({ code }) => code)
  const [known, found, { lines, counted }] = [
    await findRecorded(ctx, tx, scans),
    await lookUpMany(ctx, tx, codes),
    await readReceipt(ctx, tx, source, id),
  ]
  const ids = found.map(({ variant }) => variant?.id ?? null)
  const tracked = source.isCountedByLot ? await trackedAmong(ctx, tx, ids) : new Map<number, 'lot' | 'serial'>()
  const sums = new Map(counted.map((one) => [keyOf(one), one]))
  const recorded: Recorded[] = []
  const refuse = (uid: string, words: keyof typeof text): Answer => ({ uid, refusal: format(text[words], ctx.locale) })
  const answers = scans.map((scan, index): Answer => {
    const { uid, condition } = scan
    const receiptId = known.get(uid)
    if (receiptId !== undefined) return receiptId === id ? { uid, refusal: null } : refuse(uid, 'counted_elsewhere')
    known.set(uid, id)
    const variant = found[index]?.variant ?? null
    if (variant === null) return refuse(uid, 'unknown_code')
    if (scan.expiresOn != null && scan.expiresOn < earliestDay) return refuse(uid, 'expiry_too_old')
    const quantity = roundedQuantity(scan.quantity * variant.packQuantity)
    if (condition === 'rejected' && quantity > 0 && scan.note == null) return refuse(uid, 'why_rejected')
    const isSerial = tracked.get(variant.id) === 'serial'
    const said = isSerial ? (scan.serialNo ?? scan.lotNo) : scan.lotNo
    const lotNo = tracked.has(variant.id) ? (said ?? onlyLot(lines, variant.id)) : null
    if (tracked.has(variant.id) && lotNo === null) return refuse(uid, 'which_lot')
    const key = { variantId: variant.id, lotNo, condition }
    const sum = sums.get(keyOf(key)) ?? { ...key, quantity: 0, posted: 0, expiresOn: null }
    const after = roundedQuantity(sum.quantity + quantity)
    if (isSerial && after > 1) return refuse(uid, 'serial_once')
    if (after < sum.posted) return refuse(uid, after < 0 ? 'below_none' : 'below_posted')
    sums.set(keyOf(key), { ...sum, quantity: after })
    if (quantity !== 0) recorded.push({ ...scan, ...key, quantity })
    return { uid, refusal: null }
  })
  await saveScans(ctx, tx, id, recorded)
  const facts = { counted: recorded.map((one) => `${one.quantity}*${one.code} ${one.condition}`).join(', ') }
  ctx.audit({ entity: document.entity, entityId: id, label: row.name, before: {}, after: facts })
  return { answers }
}

function keyOf({ variantId, lotNo, condition }: Pick<Recorded, 'variantId' | 'lotNo' | 'condition'>): string {
  return JSON.stringify([variantId, lotNo, condition])
}

/** A receipt that expects a single lot of a variant needs no lot on its scans. */
function onlyLot(lines: readonly Pick<Recorded, 'variantId' | 'lotNo'>[], variantId: number): string | null {
  const lots = new Set(lines.flatMap((line) => (line.variantId === variantId ? [line.lotNo] : [])))
  const [only = null] = lots
  return lots.size === 1 ? only : null
}

/** The receipts in which scans are already recorded. */
async function findRecorded({ companyId }: Ctx, tx: Tx, scans: Scans['scans']): Promise<Map<string, number>> {
  const { rows } = await sql<{ uid: string; receiptId: number }>`
    select s.uid, s.receipt_id as "receiptId" from inventory.receipt_scan s
    where s.company_id = ${companyId} and s.uid = any(${scans.map(({ uid }) => uid)}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uid, receiptId }) => [uid, receiptId]))
}

async function saveScans({ companyId, userId }: Ctx, tx: Tx, id: number, recorded: readonly Recorded[]): Promise<void> {
  if (recorded.length === 0) return
  const each = <K extends keyof Recorded>(key: K) => recorded.map((scan) => scan[key] ?? null)
  await sql`
    insert into inventory.receipt_scan (company_id, receipt_id, uid, code, variant_id, quantity, condition, lot_no, expires_on, note, created_by)
    select ${companyId}, ${id}, s.uid, s.code, s.variant_id, s.quantity, s.condition, s.lot_no, s.expires_on, s.note, ${userId}
    from unnest(${each('uid')}::uuid[], ${each('code')}::text[], ${each('variantId')}::bigint[], ${each('quantity')}::numeric[],
      ${each('condition')}::text[], ${each('lotNo')}::text[], ${each('expiresOn')}::date[], ${each('note')}::text[])
      as s (uid, code, variant_id, quantity, condition, lot_no, expires_on, note)`.execute(tx)
}

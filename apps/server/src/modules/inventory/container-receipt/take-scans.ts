import type { scanContainerReceipt, UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { text as countText } from '@countinghouse/contract/inventory/transfer-receipt.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { holdDocument, readDocument, requireStatus } from '../../../platform/document.ts'
import { lookUpMany } from '../../procure/index.ts'
import { trackedAmong } from '../keep-lots.ts'
import { rounded } from '../transfer-receipt/share-count.ts'
import { knownScans } from '../transfer-receipt/take-scans.ts'
import { readCounted, readLines } from './read-counted.ts'

type Asked = InputOfRoute<typeof scanContainerReceipt>
type Answers = OutputOfRoute<typeof scanContainerReceipt>
type Answer = Answers['answers'][number]
type Taken = UnloadScan & { readonly variantId: number; readonly lotNo: string | null }

/** Records scans idempotently by uid; an invalid scan is rejected alone. Throws: not_found, state_conflict. Locks: the receipt. */
export async function takeScans(ctx: Ctx, tx: Tx, { id, scans }: Asked): Promise<Answers> {
  await holdDocument(ctx, tx, containerReceipt, id)
  const row = await readDocument(ctx, tx, containerReceipt, id, 'create')
  requireStatus(containerReceipt, row, ['draft', 'posted'])
  const codes = scans.map(({ code }) => code)
  const [known, found, lines, counted] = [
    await knownScans(ctx, tx, scans),
    await lookUpMany(ctx, tx, codes),
    await readLines(ctx, tx, id),
    new Map((await readCounted(ctx, tx, id)).map((one) => [keyOf(one), one])),
  ]
  const tracked = await trackedAmong(
    ctx,
    tx,
    found.map(({ variant }) => variant?.id ?? null),
  )
  const taken: Taken[] = []
  const refuse = (uid: string, words: keyof typeof text): Answer => ({ uid, refusal: format(text[words], ctx.locale) })
  const answers = scans.map((scan, index): Answer => {
    const { uid, condition } = scan
    const countedAt = known.get(uid)
    if (countedAt !== undefined)
      return { uid, refusal: countedAt === id ? null : format(countText.counted_elsewhere, ctx.locale) }
    known.set(uid, id)
    const variant = found[index]?.variant ?? null
    if (variant === null) return refuse(uid, 'unknown_code')
    const quantity = rounded(scan.quantity * variant.packQuantity)
    if (condition === 'rejected' && quantity > 0 && scan.note == null) return refuse(uid, 'why_rejected')
    const lotNo = tracked.has(variant.id) ? (scan.lotNo ?? onlyLot(lines, variant.id)) : null
    if (tracked.has(variant.id) && lotNo === null) return refuse(uid, 'which_lot')
    const said = { variantId: variant.id, lotNo, condition }
    const {
      quantity: before,
      posted,
      expiresOn,
    } = counted.get(keyOf(said)) ?? { quantity: 0, posted: 0, expiresOn: null }
    const after = rounded(before + quantity)
    if (after < posted) return refuse(uid, after < 0 ? 'below_none' : 'below_posted')
    counted.set(keyOf(said), { ...said, quantity: after, posted, expiresOn })
    if (quantity !== 0) taken.push({ ...scan, ...said, quantity })
    return { uid, refusal: null }
  })
  await keepScans(ctx, tx, id, taken)
  const facts = { counted: taken.map(({ code, quantity, condition }) => `${quantity}*${code} ${condition}`).join(', ') }
  ctx.audit({ entity: containerReceipt.entity, entityId: id, label: row.name, before: {}, after: facts })
  return { answers }
}

function keyOf({ variantId, lotNo, condition }: Pick<Taken, 'variantId' | 'lotNo' | 'condition'>): string {
  return JSON.stringify([variantId, lotNo, condition])
}

/** A container with a single lot of a variant needs no lot on its scans. */
function onlyLot(lines: readonly Pick<Taken, 'variantId' | 'lotNo'>[], variantId: number): string | null {
  const lots = new Set(lines.flatMap((line) => (line.variantId === variantId ? [line.lotNo] : [])))
  const [only = null] = lots
  return lots.size === 1 ? only : null
}

async function keepScans({ companyId, userId }: Ctx, tx: Tx, id: number, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return
  const each = <K extends keyof Taken>(key: K) => taken.map((scan) => scan[key] ?? null)
  await sql`
    insert into inventory.receipt_scan (company_id, receipt_id, uid, code, variant_id, quantity, condition, lot_no, expires_on, note, created_by)
    select ${companyId}, ${id}, s.uid, s.code, s.variant_id, s.quantity, s.condition, s.lot_no, s.expires_on, s.note, ${userId}
    from unnest(${each('uid')}::uuid[], ${each('code')}::text[], ${each('variantId')}::bigint[], ${each('quantity')}::numeric[],
      ${each('condition')}::text[], ${each('lotNo')}::text[], ${each('expiresOn')}::date[], ${each('note')}::text[])
      as s (uid, code, variant_id, quantity, condition, lot_no, expires_on, note)`.execute(tx)
}

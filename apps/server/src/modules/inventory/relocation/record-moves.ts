import { relocation } from '@countinghouse/contract/inventory/relocation'
import type { RelocationScan, scanRelocation } from '@countinghouse/contract/inventory/relocation-scan'
import { text } from '@countinghouse/contract/inventory/relocation-scan.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { editDocument, lockDocumentRow, readDocument, requireStatus } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { lookUpMany } from '../../procure/index.ts'
import type { Goods, Line } from './match-move.ts'
import { matchMove } from './match-move.ts'
import { piecesOf } from './total-of.ts'

type Relocation = RowOf<typeof relocation>
type Recorded = Line & Pick<RelocationScan, 'uid' | 'code'>

/**
 * Adds scans to the lines of a draft, idempotently by uid; one that does not fit is refused alone. Throws: not_found, state_conflict.
 * Locks: the relocation, so that two devices follow each other.
 */
export async function recordMoves(
  ctx: Ctx,
  tx: Tx,
  { id, scans }: InputOfRoute<typeof scanRelocation>,
): Promise<OutputOfRoute<typeof scanRelocation>> {
  await lockDocumentRow(ctx, tx, relocation, id)
  const row = (await readDocument(ctx, tx, relocation, id, 'edit')) as Relocation
  requireStatus(relocation, row, ['draft'])
  const [known, goods, places] = [
    await findRecorded(ctx, tx, scans),
    await readGoods(ctx, tx, scans),
    await readPlaces(ctx, tx, row.storeId),
  ]
  let lines: readonly Line[] = row.lines
  const recorded: Recorded[] = []
  const answers = scans.map((scan, at) => {
    const { uid } = scan
    const before = known.get(uid)
    if (before !== undefined) return { uid, refusal: before === id ? null : format(text.elsewhere, ctx.locale) }
    const matched = matchMove(lines, places, scan, goods[at] ?? null)
    if ('refusal' in matched) return { uid, refusal: format(text[matched.refusal], ctx.locale) }
    known.set(uid, id)
    lines = matched.lines
    if (matched.moved.quantity !== 0) recorded.push({ uid, code: scan.code, ...matched.moved })
    return { uid, refusal: null }
  })
  // History says what was scanned: all lines, before and after, would be kept with every scan.
  await editDocument({ ...ctx, audit: () => undefined }, tx, relocation, row, {
    lines,
    totalQuantity: piecesOf(lines),
  })
  const scanned = recorded.map(({ quantity, code }) => `${quantity}*${code}`).join(', ')
  ctx.audit({ entity: relocation.entity, entityId: id, label: row.name, before: {}, after: { scanned } })
  await saveScans(ctx, tx, id, recorded)
  return { answers }
}

/** The relocations for which scans are already recorded. */
async function findRecorded(
  { companyId }: Ctx,
  tx: Tx,
  scans: readonly Pick<RelocationScan, 'uid'>[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ uid: string; of: number }>`
    select s.uid, s.relocation_id as of from inventory.relocation_scan s
    where s.company_id = ${companyId} and s.uid = any(${scans.map(({ uid }) => uid)}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uid, of }) => [uid, of]))
}

/** What the codes stand for, in their order. */
async function readGoods(
  ctx: Ctx,
  tx: Tx,
  scans: readonly Pick<RelocationScan, 'code'>[],
): Promise<readonly (Goods | null)[]> {
  const codes = scans.map(({ code }) => code)
  const found = (await lookUpMany(ctx, tx, codes)).map(({ variant }) => variant)
  const { rows } = await sql<Pick<Goods, 'id' | 'isStocked' | 'tracking'>>`
    select v.id, p.kind in ('stocked', 'consumable') as "isStocked", p.tracking
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${ctx.companyId} and v.id = any(${found.map((one) => one?.id ?? null)}::bigint[])`.execute(tx)
  const kinds = new Map(rows.map((row) => [row.id, row]))
  return found.map((one) => {
    const kind = one === null ? undefined : kinds.get(one.id)
    return one === null || kind === undefined ? null : { ...kind, packQuantity: one.packQuantity }
  })
}

async function readPlaces({ companyId }: Ctx, tx: Tx, storeId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select l.id from inventory.location l
    where l.company_id = ${companyId} and l.store_id = ${storeId} and l.status = 'active'`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function saveScans({ companyId, userId }: Ctx, tx: Tx, id: number, recorded: readonly Recorded[]): Promise<void> {
  await sql`
    insert into inventory.relocation_scan (company_id, uid, relocation_id, variant_id, from_location_id, to_location_id, lot_no, quantity, created_by)
    select ${companyId}, s.uid, ${id}, s."variantId", s."fromLocationId", s."toLocationId", s."lotNo", s.quantity, ${userId}
    from jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb) as s (uid uuid, "variantId" bigint, "fromLocationId" bigint,
      "toLocationId" bigint, "lotNo" text, quantity numeric)`.execute(tx)
}

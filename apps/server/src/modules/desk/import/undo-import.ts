import type { Master } from '@countinghouse/contract/master'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, BulkRow } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import { removeRows } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow, FileForm, UndoneRows } from '../../../platform/import/file-form.ts'

/** How long an import can be undone. Units: days. */
const undoDays = 7

/** Number of rows undone, the rows kept with their reason; `isOver` when no row is left. */
export type Undone = {
  readonly undone: number
  readonly kept: readonly { readonly number: number; readonly reason: Removal }[]
  readonly isOver: boolean
}

/** How rows of a list that is no master are taken back. */
type UndoneForm<C> = Pick<FileForm, 'entity'> & {
  readonly takeBack: (ctx: C, tx: Tx, rows: readonly DoneRow[], endedAt: string) => Promise<UndoneRows>
}

type Undoing<C extends BulkCtx> = { readonly importId: number; readonly most: number } & (
  | { readonly master: Master }
  | { readonly master: null; readonly form: UndoneForm<C> }
)

/**
 * Undoes a chunk of an import, last rows first: created records that are unchanged and unused are deleted, updated records that are
 * unchanged get their previous values; all others are kept and listed. Repeat until it is over. Locks: the import, then the
 * records. Throws: not_found, state_conflict while it runs, when it is undone, or seven days after its end.
 */
export async function undoImportChunk<C extends BulkCtx>(ctx: C, tx: Tx, target: Undoing<C>): Promise<Undone> {
  const { importId, most } = target
  const { fileName, endedAt } = await claim(ctx, tx, target)
  const { rows } = await sql<DoneRow>`
    select number, outcome, record_id as "recordId", part_id as "partId", version_after as "versionAfter", before from desk.import_row
    where company_id = ${ctx.companyId} and import_id = ${importId} and outcome in ('created', 'changed') and undo is null
    order by number desc limit ${most}`.execute(tx)
  const { fates, versions, reasons } =
    target.master === null
      ? await target.form.takeBack(ctx, tx, rows, endedAt)
      : await takeBack(ctx, tx, target.master, rows)
  await recordOutcomesOfUndo(ctx, tx, importId, { fates, ...(reasons && { reasons }) })
  await recordVersions(ctx, tx, importId, versions)
  const isOver = rows.length < most
  if (isOver) await close(ctx, tx, importId, fileName)
  const kept = [...fates].flatMap(([number, reason]) => (reason === 'undone' ? [] : [{ number, reason }]))
  return { undone: fates.size - kept.length, kept, isOver }
}

async function claim<C extends BulkCtx>(
  ctx: C,
  tx: Tx,
  { importId, ...target }: Undoing<C>,
): Promise<{ fileName: string; endedAt: string }> {
  const { rows } = await sql<{ fileName: string; endedAt: string; isOpen: boolean }>`
    select file_name as "fileName", ended_at as "endedAt", status = 'done' and ended_at > now() - make_interval(days => ${undoDays}) as "isOpen" from desk.import
    where company_id = ${ctx.companyId} and id = ${importId} and entity = ${(target.master ?? target.form).entity} for update`.execute(
    tx,
  )
  const [found] = rows
  if (found === undefined) return fail('not_found')
  return found.isOpen ? found : fail('state_conflict')
}

async function takeBack(ctx: BulkCtx, tx: Tx, master: Master, rows: readonly DoneRow[]): Promise<UndoneRows> {
  const created = rows.filter(({ outcome }) => outcome === 'created')
  const changed = rows.filter(({ outcome }) => outcome === 'changed')
  const fates = new Map([
    ...(await deleteCreated(ctx, tx, master, created)),
    ...(await restoreChanged(ctx, tx, master, changed)),
  ])
  return { fates, versions: new Map() }
}

async function deleteCreated(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly DoneRow[],
): Promise<[number, Removal][]> {
  const targets = rows.map(({ recordId, versionAfter }) => ({ id: recordId, version: versionAfter }))
  const removals = await removeRows(ctx, tx, master, targets)
  return rows.map(({ number, recordId }) => [number, removals.get(recordId) ?? 'gone'])
}

async function restoreChanged(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly DoneRow[],
): Promise<[number, Removal][]> {
  const former = rows.map((row): BulkRow => ({
    number: row.number,
    id: row.recordId,
    version: row.versionAfter,
    values: row.before ?? {},
  }))
  const outcomes = await applyRows(ctx, tx, master, former, { mode: 'update', isWayBack: true })
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'refused') return [outcome.number, 'undone']
    const codes = new Set(outcome.issues.map(({ code }) => code))
    if (codes.has('changed_meanwhile')) return [outcome.number, 'changed_meanwhile']
    return [outcome.number, codes.has('no_such_record') ? 'gone' : 'refused']
  })
}

async function recordOutcomesOfUndo(
  ctx: BulkCtx,
  tx: Tx,
  importId: number,
  { fates, reasons = new Map() }: Pick<UndoneRows, 'fates' | 'reasons'>,
): Promise<void> {
  const rows = [...fates].map(([number, undo]) => ({
    number,
    undo,
    reason: undo === 'undone' ? null : (reasons.get(number) ?? null),
  }))
  await sql`
    update desk.import_row k set undo = r.undo, undo_reason = r.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number int, undo text, reason text)
    where k.company_id = ${ctx.companyId} and k.import_id = ${importId} and k.number = r.number`.execute(tx)
}

/** Rows of records that were partly undone refer to their current versions. */
async function recordVersions(
  ctx: BulkCtx,
  tx: Tx,
  importId: number,
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  if (versions.size === 0) return
  await sql`
    update desk.import_row k set version_after = r.version
    from unnest(${[...versions.keys()]}::bigint[], ${[...versions.values()]}::int[]) as r(id, version)
    where k.company_id = ${ctx.companyId} and k.import_id = ${importId} and k.record_id = r.id and k.undo is null`.execute(
    tx,
  )
}

async function close(ctx: BulkCtx, tx: Tx, importId: number, label: string): Promise<void> {
  await sql`
    update desk.import set status = 'undone', ended_at = now() where company_id = ${ctx.companyId} and id = ${importId}`.execute(
    tx,
  )
  ctx.audit({
    entity: 'desk.import',
    entityId: importId,
    label,
    before: { status: 'done' },
    after: { status: 'undone' },
  })
}

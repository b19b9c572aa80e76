import { text } from '@countinghouse/contract/desk/errors.text'
import type { undoMerge } from '@countinghouse/contract/desk/merge'
import { fail } from '@countinghouse/contract/errors'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { mergeUndoDays } from '@countinghouse/contract/merge'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { AppError } from '@countinghouse/kernel/errors'
import { failureOf } from '../../../platform/calls/answer.ts'
import { updateRows } from '../../../platform/bulk/write-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { fieldsOf } from '../../../platform/records/master.ts'
import { checkGuard, notifyGuard } from '../../../platform/records/master-guard.ts'
import type { MasterTable } from '../../../platform/records/master-table.ts'
import { masterTableOf } from '../../../platform/records/master-table.ts'
import { lockRows, restoreRow } from '../../../platform/merge/merge-rows.ts'
import { movedBack } from '../../../platform/merge/pointers.ts'
import { mayView, requirePermission } from '../../../platform/access/permission.ts'
import { rejectingCollisions } from './collision.ts'
import { movable } from './followers.ts'

type Kept = {
  id: number
  entity: string
  survivorId: number
  changes: { field: string; before: unknown; after: unknown }[]
  losers: { id: number; status: string }[]
  isTooOld: boolean
}
type Parted = { readonly survivor: MasterRow; readonly losers: readonly MasterRow[] }

/**
 * Undoes a merge: the merged records become active again, and moved references are restored unless changed since. Locks: the
 * records, by id. Throws: not_found, forbidden, state_conflict with a message, desk.merge_collides.
 */
export async function partRecords(
  ctx: Ctx,
  tx: Tx,
  masters: readonly Master[],
  mergeId: number,
): Promise<OutputOfRoute<typeof undoMerge>> {
  const kept = await findMerge(ctx, tx, mergeId)
  const master = masters.find(({ entity }) => entity === kept.entity)
  if (master === undefined || !mayView(ctx.grants, master.page)) return fail('not_found')
  requirePermission(ctx.grants, { page: master.page, event: 'merge' })
  const table = masterTableOf(master)
  const parted = await openRecords(ctx, tx, table, kept)
  const restored = parted.losers.map((before) => {
    const { status = before.status } = kept.losers.find(({ id }) => id === before.id) ?? {}
    return { verb: 'restore', before, after: { ...before, status, mergedIntoId: null } as MasterRow } as const
  })
  for (const write of restored) await inWords(ctx, () => checkGuard(ctx, tx, table.entity, write))
  const { after, fields } = await revertSurvivor(ctx, tx, table, kept, parted.survivor)
  for (const { after: loser } of restored)
    await rejectingCollisions(ctx, kept.entity, 'undo', () => restoreRow(ctx, tx, table, loser))
  for (const write of restored) await inWords(ctx, () => notifyGuard(ctx, tx, table.entity, write))
  const stayed = await moveBack(ctx, tx, table, kept)
  await sql`
    insert into desk.merge_undone (company_id, merge_id, created_by) values (${ctx.companyId}, ${mergeId}, ${ctx.userId})`.execute(
    tx,
  )
  audit(ctx, table, kept, parted, after)
  return { kept: fields, stayed }
}

async function findMerge({ companyId }: Ctx, tx: Tx, id: number): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select m.id, m.entity, m.survivor_id as "survivorId", m.changes,
      m.created_at <= now() - make_interval(days => ${sql.lit(mergeUndoDays)}) as "isTooOld",
      array(select jsonb_build_object('id', l.record_id, 'status', l.status_before) from desk.merge_loser l
        where l.company_id = ${companyId} and l.merge_id = m.id order by l.record_id) as losers
    from desk.merge m where m.company_id = ${companyId} and m.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** The records, if this merge is the latest change to their identity. */
async function openRecords(ctx: Ctx, tx: Tx, table: MasterTable, kept: Kept): Promise<Parted> {
  const rows = await lockRows(ctx, tx, table, [kept.survivorId, ...kept.losers.map(({ id }) => id)])
  const refuse = (words: keyof typeof text, name = '') =>
    fail('state_conflict', { message: format(text[words], ctx.locale, { name }) })
  const { rows: undone } = await sql`
    select from desk.merge_undone where company_id = ${ctx.companyId} and merge_id = ${kept.id}`.execute(tx)
  if (undone.length > 0) refuse('merge_undone')
  if (kept.isTooOld) refuse('merge_too_old')
  const survivor = rows.get(kept.survivorId) ?? fail('not_found')
  const losers = kept.losers.map(({ id }) => rows.get(id) ?? fail('not_found'))
  const isGone = survivor.mergedIntoId !== null || losers.some(({ mergedIntoId }) => mergedIntoId !== survivor.id)
  return isGone ? refuse('merge_went_on', survivor.name) : { survivor, losers }
}

/** Restores the previous values of the survivor except fields changed since, which are listed. */
async function revertSurvivor(ctx: Ctx, tx: Tx, table: MasterTable, { changes }: Kept, survivor: MasterRow) {
  const isAsMerged = ({ field, after }: Kept['changes'][number]) =>
    JSON.stringify(survivor[field]) === JSON.stringify(after)
  const values = {
    ...survivor,
    ...Object.fromEntries(changes.filter(isAsMerged).map(({ field, before }) => [field, before])),
  }
  const row = { number: 1, id: survivor.id, values }
  const write = { verb: 'restore', before: survivor, after: values } as const
  await inWords(ctx, () => checkGuard(ctx, tx, table.entity, write))
  const [after] = await rejectingCollisions(ctx, table.entity, 'undo', () =>
    updateRows(ctx, tx, table, [{ row, before: survivor, values }]),
  )
  const fields = changes.filter((change) => !isAsMerged(change)).map(({ field }) => field)
  if (after === undefined) return fail('state_conflict')
  await inWords(ctx, () => notifyGuard(ctx, tx, table.entity, { ...write, after }))
  return { after, fields }
}

/** The operation belongs to no single master, so the error codes of guards are not among its errors. */
async function inWords(ctx: Ctx, guard: () => Promise<void>): Promise<void> {
  try {
    await guard()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    fail('state_conflict', { message: failureOf(error, ctx.locale, '').body.message })
  }
}

/** Answers how many rows were not moved back, because they were changed or deleted since. */
async function moveBack(ctx: Ctx, tx: Tx, table: MasterTable, { id, survivorId }: Kept): Promise<number> {
  const { companyId } = ctx
  const { rows } = await sql<{ table: string; column: string; count: number }>`
    select table_name as "table", column_name as "column", count(*)::int as count from desk.merge_moved
    where company_id = ${companyId} and merge_id = ${id} group by 1, 2`.execute(tx)
  const pointers = await movable(tx, table)
  let stayed = 0
  for (const { table: name, column, count } of rows) {
    const pointer = pointers.find((known) => known.pointer.table === name && known.pointer.column === column)?.pointer
    const moves = sql`
      select from_id, key from desk.merge_moved
      where company_id = ${companyId} and merge_id = ${id} and table_name = ${name} and column_name = ${column}`
    const back =
      pointer === undefined
        ? 0
        : await rejectingCollisions(ctx, name, 'undo', async () => {
            const answer = await movedBack(companyId, pointer, { moves, to: survivorId }).execute(tx)
            return Number(answer.numAffectedRows ?? 0)
          })
    stayed += count - back
  }
  return stayed
}

function audit(
  ctx: Ctx,
  table: MasterTable,
  { losers: before }: Kept,
  { survivor, losers }: Parted,
  after: MasterRow,
): void {
  const { entity } = table
  const named = ({ name, code }: MasterRow) => `${name} (${code})`
  ctx.audit({
    entity,
    entityId: survivor.id,
    label: after.name,
    before: { ...fieldsOf(table, survivor), mergedFrom: losers.map(named).join(', ') },
    after: { ...fieldsOf(table, after), mergedFrom: null },
  })
  for (const loser of losers)
    ctx.audit({
      entity,
      entityId: loser.id,
      label: loser.name,
      before: { status: loser.status, mergedInto: named(survivor) },
      after: { status: before.find(({ id }) => id === loser.id)?.status, mergedInto: null },
    })
}

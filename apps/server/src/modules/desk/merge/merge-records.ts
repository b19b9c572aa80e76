import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { updateRows } from '../../../platform/bulk/write-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { fieldsOf } from '../../../platform/records/master.ts'
import { checkGuard, notifyGuard } from '../../../platform/records/master-guard.ts'
import type { MasterTable } from '../../../platform/records/master-table.ts'
import { masterTableOf } from '../../../platform/records/master-table.ts'
import { retireRows, lockRows } from '../../../platform/merge/merge-rows.ts'
import { rejectMerged } from '../../../platform/merge/merged.ts'
import { movedRows } from '../../../platform/merge/pointers.ts'
import { rejectingCollisions } from './collision.ts'
import { movable } from './followers.ts'

type Target = { readonly id: number; readonly version: number }
type Wanted = Target & {
  readonly others: readonly Target[]
  /** Field -> id of the merged record whose value is used. */
  readonly take: Readonly<Record<string, number | undefined>>
}
type Records = { readonly survivor: MasterRow; readonly losers: readonly MasterRow[] }

/**
 * Merges records: references to the others are moved to the survivor, and the others end. Locks: the records, by id. Throws:
 * not_found, stale, merged, invalid_input for a record that is given twice, desk.merge_collides.
 */
export async function mergeRecords(ctx: Ctx, tx: Tx, master: Master, wanted: Wanted): Promise<{ id: number }> {
  const table = masterTableOf(master)
  const records = await sound(ctx, tx, table, wanted)
  const { survivor, losers } = records
  const taken = takenValues(ctx, records, wanted)
  const changes = Object.entries(taken).map(([field, after]) => ({ field, before: survivor[field], after }))
  const values = { ...survivor, ...taken }
  const edited = { verb: 'edit', before: survivor, after: values } as const
  await checkGuard(ctx, tx, table.entity, edited)
  for (const before of losers) await checkGuard(ctx, tx, table.entity, { verb: 'merge', before, after: null })
  const id = await recordMerge(ctx, tx, table, records, changes)
  await moveAll(ctx, tx, table, records, id)
  const ids = losers.map((loser) => loser.id)
  await retireRows(ctx, tx, table, ids, survivor.id)
  const [after] = await updateRows(ctx, tx, table, [
    { row: { number: 1, id: survivor.id, values }, before: survivor, values },
  ])
  if (after === undefined) return fail('stale')
  await notifyGuard(ctx, tx, table.entity, { ...edited, after })
  for (const before of losers) await notifyGuard(ctx, tx, table.entity, { verb: 'merge', before, after: null })
  audit(ctx, table, records, after)
  return { id }
}

/** The records, if all are at the versions the caller saw and none is given twice. */
async function sound(ctx: Ctx, tx: Tx, table: MasterTable, { id, version, others }: Wanted): Promise<Records> {
  const targets = [{ id, version }, ...others]
  const ids = targets.map((target) => target.id)
  if (new Set(ids).size < ids.length) refuse(ctx, 'others')
  const found = await lockRows(ctx, tx, table, ids)
  const rows: MasterRow[] = []
  for (const target of targets) {
    const row = found.get(target.id) ?? fail('not_found')
    await rejectMerged(ctx, tx, table, row)
    if (row.version !== target.version) fail('stale', { details: { current: row } })
    rows.push(row)
  }
  const [survivor = fail('not_found'), ...losers] = rows
  return { survivor, losers }
}

function takenValues(ctx: Ctx, { survivor, losers }: Records, { take }: Wanted): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(take).flatMap(([field, from]) => {
      if (from === undefined || from === survivor.id) return []
      const source = losers.find((loser) => loser.id === from) ?? refuse(ctx, 'take')
      const isSame = JSON.stringify(source[field]) === JSON.stringify(survivor[field])
      return isSame ? [] : [[field, source[field]]]
    }),
  )
}

function refuse({ locale }: Ctx, field: string): never {
  return fail('invalid_input', {
    fields: { [field]: [{ code: 'rule', message: format(issueText.not_a_choice, locale) }] },
  })
}

async function recordMerge(
  { companyId, userId }: Ctx,
  tx: Tx,
  { entity }: MasterTable,
  { survivor, losers }: Records,
  changes: readonly unknown[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into desk.merge (company_id, entity, survivor_id, changes, created_by)
    values (${companyId}, ${entity}, ${survivor.id}, ${JSON.stringify(changes)}::jsonb, ${userId}) returning id`.execute(
    tx,
  )
  const id = rows[0]?.id ?? 0
  const ended = losers.map((loser) => ({ record_id: loser.id, status_before: loser.status }))
  await sql`
    insert into desk.merge_loser (company_id, merge_id, record_id, status_before)
    select ${companyId}, ${id}, r.record_id, r.status_before
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as r(record_id bigint, status_before text)`.execute(tx)
  return id
}

async function moveAll(
  ctx: Ctx,
  tx: Tx,
  table: MasterTable,
  { survivor, losers }: Records,
  mergeId: number,
): Promise<void> {
  const { companyId } = ctx
  const from = losers.map((loser) => loser.id)
  for (const { pointer, narrowed } of await movable(tx, table)) {
    const moved = movedRows(companyId, pointer, { from, to: survivor.id, narrowed })
    const { table: name, column } = pointer
    await rejectingCollisions(ctx, name, 'merge', () =>
      sql`
        with moved as (${moved})
        insert into desk.merge_moved (company_id, merge_id, table_name, column_name, from_id, key)
        select ${companyId}, ${mergeId}, ${name}, ${column}, from_id, key from moved`.execute(tx),
    )
  }
}

function audit(ctx: Ctx, table: MasterTable, { survivor, losers }: Records, after: MasterRow): void {
  const { entity } = table
  const named = ({ name, code }: MasterRow) => `${name} (${code})`
  const mergedFrom = losers.map(named).join(', ')
  ctx.audit({
    entity,
    entityId: survivor.id,
    label: after.name,
    before: { ...fieldsOf(table, survivor), mergedFrom: null },
    after: { ...fieldsOf(table, after), mergedFrom },
  })
  for (const { id, name, status } of losers)
    ctx.audit({
      entity,
      entityId: id,
      label: name,
      before: { status, mergedInto: null },
      after: { status: 'inactive', mergedInto: named(after) },
    })
}

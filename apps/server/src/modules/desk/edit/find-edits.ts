import type { BulkEdit, BulkOutcome } from '@countinghouse/contract/desk/bulk-edit'
import { bulkUndoDays } from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/import.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { CellRow, Changes } from '@countinghouse/contract/bulk-edit'
import { fail } from '@countinghouse/contract/errors'
import type { Selection } from '@countinghouse/contract/selection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

const mostListed = 20
const mostKeptShown = 20

/** A row of `desk.bulk_edit` in the form used by its jobs. */
export type StoredEdit = {
  readonly id: number
  readonly entity: string
  readonly event: 'edit' | 'deactivate'
  readonly selection: Selection
  readonly changes: Changes
  /** Edited cells, in place of one change for all. */
  readonly cells: readonly CellRow[] | null
  readonly status: BulkEdit['status']
  readonly outcome: BulkOutcome | null
  readonly import_id: number | null
  readonly job_id: number | null
}
type Owner = Pick<Ctx, 'companyId' | 'userId'>
type SoFar = NonNullable<BulkEdit['soFar']>
type Found = StoredEdit & {
  created_at: string
  kept_count: number | null
  can_undo: boolean
  is_stopped: boolean
  has_refused: boolean
  so_far: Partial<SoFar> | null
}

/** A bulk edit of the caller, locked. Throws: not_found. */
export async function lockEdit({ companyId, userId }: Owner, tx: Tx, id: number): Promise<StoredEdit> {
  const { rows } = await sql<StoredEdit>`
    select id, entity, event, selection, changes, cells, status, outcome, import_id, job_id from desk.bulk_edit
    where company_id = ${companyId} and id = ${id} and created_by = ${userId} for no key update`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** The record type of a bulk edit of the caller, and the import that stores its outcome. Throws: not_found, also before it was started. */
export async function findEditImport({ companyId, userId }: Owner, reader: Reader, id: number) {
  const { rows } = await sql<{ entity: string; importId: number }>`
    select entity, import_id as "importId" from desk.bulk_edit
    where company_id = ${companyId} and id = ${id} and created_by = ${userId} and import_id is not null`.execute(reader)
  return rows[0] ?? fail('not_found')
}

/** Throws: not_found. */
export async function findEdit(ctx: Ctx, reader: Reader, id: number): Promise<BulkEdit> {
  const [edit] = await readEdits(ctx, reader, sql`e.id = ${id}`)
  if (edit === undefined) return fail('not_found')
  return { ...shownEdit(edit), kept: edit.kept_count === null ? [] : await findKept(ctx, reader, edit) }
}

export async function listEdits(ctx: Ctx, reader: Reader, entity: string | undefined) {
  const done = sql`e.import_id is not null${entity === undefined ? sql`` : sql` and e.entity = ${entity}`}`
  return { items: (await readEdits(ctx, reader, done)).map(shownEdit), next: null }
}

/** A job that has already been deleted did not finish either. */
const isStopped = sql`(e.status in ('checking', 'running', 'undoing') and (j.id is null or j.status in ('cancelled', 'failed')))`
const isInTime = sql`(i.ended_at is null or i.ended_at > now() - make_interval(days => ${bulkUndoDays}))`

async function readEdits({ companyId, userId }: Owner, reader: Reader, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<Found>`
    select e.id, e.entity, e.event, e.selection, e.changes, e.cells, e.status, e.outcome, e.import_id, e.job_id, e.created_at, e.kept_count,
      i.id is not null and ${isInTime} and (e.status = 'done' or e.status <> 'checking' and ${isStopped}) as can_undo,
      ${isStopped} as is_stopped,
      exists (select from desk.import_row r
        where r.company_id = e.company_id and r.import_id = e.import_id and r.outcome = 'refused') as has_refused,
      case when ${isStopped} then (select jsonb_object_agg(r.outcome, r.count) from (
        select case when undo = 'undone' then 'undone' else outcome end as outcome, count(*) from desk.import_row
        where company_id = e.company_id and import_id = e.import_id group by 1) r) end as so_far
    from desk.bulk_edit e
    left join desk.import i on i.company_id = e.company_id and i.id = e.import_id
    left join platform.job j on j.company_id = e.company_id and j.id = e.job_id
    where e.company_id = ${companyId} and e.created_by = ${userId} and ${condition} order by e.id desc limit ${mostListed}`.execute(
    reader,
  )
  return rows
}

function shownEdit(found: Found) {
  const { id, entity, status, outcome, so_far: soFar } = found
  return {
    id,
    entity,
    status,
    fields: editedFields(found),
    outcome,
    jobId: found.job_id,
    keptCount: found.kept_count ?? 0,
    isStopped: found.is_stopped,
    soFar: soFar === null ? null : { ...nothingYet, ...soFar },
    hasRefused: found.has_refused,
    canUndo: found.can_undo,
    createdAt: found.created_at,
  }
}

const nothingYet: SoFar = { changed: 0, unchanged: 0, refused: 0, undone: 0 }

/** Names of the changed fields. */
export function editedFields({ changes, cells }: Pick<StoredEdit, 'changes' | 'cells'>): string[] {
  return cells === null ? Object.keys(changes) : [...new Set(cells.flatMap((row) => Object.keys(row.cells)))]
}

async function findKept({ companyId, locale }: Ctx, reader: Reader, { entity, import_id }: Found) {
  const { rows } = await sql<{ code: string | null; name: string | null; undo: string }>`
    select t.code, t.name, r.undo from desk.import_row r
    left join ${sql.table(entity)} t on t.company_id = r.company_id and t.id = r.record_id
    where r.company_id = ${companyId} and r.import_id = ${import_id} and r.undo <> 'undone'
    order by r.number limit ${mostKeptShown}`.execute(reader)
  const reasons: Readonly<Record<string, string>> = {
    changed_meanwhile: text.changed_meanwhile[locale],
    used_elsewhere: text.used_elsewhere[locale],
    gone: text.gone[locale],
  }
  return rows.map(({ code, name, undo }) => ({
    code: code ?? '',
    name: name ?? '',
    reason: reasons[undo] ?? issueText.wrong_type[locale],
  }))
}

import type { BulkEdit, BulkOutcome } from '@countinghouse/contract/desk/bulk-edit'
import { bulkUndoDays } from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/import.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Changes } from '@countinghouse/contract/bulk-edit'
import { fail } from '@countinghouse/contract/errors'
import type { Selection } from '@countinghouse/contract/selection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'

const mostListed = 20
const mostKeptShown = 20

/** A row of `desk.bulk_edit` as its jobs need it. */
export type StoredEdit = {
  readonly id: number
  readonly entity: string
  readonly event: 'edit' | 'deactivate'
  readonly selection: Selection
  readonly changes: Changes
  readonly status: BulkEdit['status']
  readonly outcome: BulkOutcome | null
  readonly import_id: number | null
  readonly job_id: number | null
}
type Owner = Pick<Ctx, 'companyId' | 'userId'>
type Found = StoredEdit & { created_at: string; kept_count: number | null; can_undo: boolean }

/** One's own change of many records, locked. Throws: not_found. */
export async function lockEdit({ companyId, userId }: Owner, tx: Tx, id: number): Promise<StoredEdit> {
  const { rows } = await sql<StoredEdit>`
    select id, entity, event, selection, changes, status, outcome, import_id, job_id from desk.bulk_edit
    where company_id = ${companyId} and id = ${id} and created_by = ${userId} for no key update`.execute(tx)
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

async function readEdits({ companyId, userId }: Owner, reader: Reader, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<Found>`
    select e.id, e.entity, e.event, e.selection, e.changes, e.status, e.outcome, e.import_id, e.job_id, e.created_at, e.kept_count,
      coalesce(e.status = 'done' and i.ended_at > now() - make_interval(days => ${bulkUndoDays}), false)
        or e.status = 'running' and j.status in ('cancelled', 'failed') as can_undo
    from desk.bulk_edit e
    left join desk.import i on i.company_id = e.company_id and i.id = e.import_id
    left join platform.job j on j.company_id = e.company_id and j.id = e.job_id
    where e.company_id = ${companyId} and e.created_by = ${userId} and ${condition} order by e.id desc limit ${mostListed}`.execute(
    reader,
  )
  return rows
}

function shownEdit({ id, entity, status, changes, outcome, job_id, kept_count, can_undo, created_at }: Found) {
  return {
    id,
    entity,
    status,
    fields: Object.keys(changes),
    outcome,
    jobId: job_id,
    keptCount: kept_count ?? 0,
    canUndo: can_undo,
    createdAt: created_at,
  }
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

import type { CellRow, Changes } from '@countinghouse/contract/bulk-edit'
import { bulkUndoDays } from '@countinghouse/contract/desk/bulk-edit'
import { fail } from '@countinghouse/contract/errors'
import type { Master } from '@countinghouse/contract/master'
import type { Selection } from '@countinghouse/contract/selection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { requirePermission } from '../../../platform/access/permission.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import { finishImport } from '../import/start-import.ts'
import type { EditJobInput, EditJobs } from './edit-jobs.ts'
import type { StoredEdit } from './find-edits.ts'
import { lockEdit } from './find-edits.ts'

const entity = 'desk.bulk_edit'

type Wanted = {
  readonly master: Master
  readonly event: StoredEdit['event']
  readonly selection: Selection
  readonly changes: Changes
  readonly cells?: readonly CellRow[]
}
type Parts = { readonly masters: readonly Master[]; readonly jobs: EditJobs }

/** Saves the requested changes and starts a job that determines the outcome for each record. */
export async function planEdit(ctx: Ctx, tx: Tx, jobs: EditJobs, { master, event, ...wanted }: Wanted) {
  const { selection, changes, cells } = wanted
  const entered = cells === undefined ? null : JSON.stringify(cells).replaceAll('\\u0000', '\\ufffd')
  const { rows } = await sql<{ id: number }>`
    insert into desk.bulk_edit (company_id, entity, event, selection, changes, cells, created_by)
    values (${ctx.companyId}, ${master.entity}, ${event}, ${JSON.stringify(selection)}::jsonb, ${JSON.stringify(changes)}::jsonb,
      ${entered}::jsonb, ${ctx.userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const after = { entity: master.entity, selection, changes, ...(cells && { cells: cells.length }), status: 'checking' }
  ctx.audit({ entity, entityId: id, label: master.entity, before: null, after })
  const job = await startFor(ctx, tx, jobs.check, master, { id, entity: master.entity, event })
  return { id, jobId: job.jobId }
}

/** Applies a checked bulk edit. Throws: not_found, forbidden, state_conflict. */
export async function startRun(ctx: Ctx, tx: Tx, parts: Parts, id: number): Promise<{ jobId: number }> {
  const edit = await lockEdit(ctx, tx, id)
  if (edit.status !== 'checked') return fail('state_conflict')
  return await move(ctx, tx, parts, edit, { status: 'running', kind: parts.jobs.run })
}

/** Rolls back a bulk edit, even one that did not finish. Throws: not_found, forbidden, state_conflict. */
export async function startUndo(ctx: Ctx, tx: Tx, parts: Parts, id: number): Promise<{ jobId: number }> {
  const edit = await lockEdit(ctx, tx, id)
  if (edit.import_id === null) return fail('state_conflict')
  const isStuck = edit.status !== 'done' && edit.status !== 'undone' && (await isStopped(ctx, tx, edit))
  if (edit.status === 'running' && isStuck) await finishImport(ctx, tx, edit.import_id)
  const isReady = isStuck || edit.status === 'done'
  if (!isReady || !(await isOpen(ctx, tx, edit.import_id))) return fail('state_conflict')
  return await move(ctx, tx, parts, edit, { status: 'undoing', kind: parts.jobs.undo })
}

type Move = { readonly status: StoredEdit['status']; readonly kind: JobKind<EditJobInput> }

async function move(ctx: Ctx, tx: Tx, parts: Parts, edit: StoredEdit, { status, kind }: Move) {
  const master = parts.masters.find((known) => known.entity === edit.entity) ?? fail('not_found')
  requirePermission(ctx.grants, { page: master.page, event: edit.event })
  await sql`update desk.bulk_edit set status = ${status} where company_id = ${ctx.companyId} and id = ${edit.id}`.execute(
    tx,
  )
  ctx.audit({
    entity,
    entityId: edit.id,
    label: edit.entity,
    before: { status: edit.status },
    after: { status },
  })
  return await startFor(ctx, tx, kind, master, { id: edit.id, entity: edit.entity, event: edit.event })
}

async function startFor(ctx: Ctx, tx: Tx, kind: JobKind<EditJobInput>, master: Master, input: EditJobInput) {
  const { id } = await startJob(ctx, tx, kind, { input, title: { title: master.text.title[ctx.locale] } })
  await sql`update desk.bulk_edit set job_id = ${id} where company_id = ${ctx.companyId} and id = ${input.id}`.execute(
    tx,
  )
  return { jobId: id }
}

async function isStopped({ companyId }: Ctx, tx: Tx, { job_id }: StoredEdit): Promise<boolean> {
  const { rows } = await sql`
    select from platform.job where company_id = ${companyId} and id = ${job_id} and status in ('waiting', 'running', 'done')`.execute(
    tx,
  )
  return rows.length === 0
}

async function isOpen({ companyId }: Ctx, tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`
    select from desk.import where company_id = ${companyId} and id = ${importId}
      and ended_at > now() - make_interval(days => ${bulkUndoDays})`.execute(tx)
  return rows.length > 0
}

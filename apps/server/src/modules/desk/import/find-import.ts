import type { Import, ImportCounts, ImportOptions } from '@countinghouse/contract/desk/import'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ColumnForm } from '../../../platform/import/column-form.ts'
import { may, mayView, requirePermission } from '../../../platform/access/permission.ts'
import type { Target, Targets } from './targets.ts'
import { targetsOf } from './targets.ts'

/** An import as shown on screens, with server-only details. */
export type FoundImport = Omit<Import, 'hasFile' | 'columns'> & {
  readonly fileId: number | null
  readonly forms: Readonly<Record<string, ColumnForm>>
}
export type Found = Target & { readonly found: FoundImport }

const standardLimit = 50

/** Throws: not_found for record types without import, forbidden without permission to import them. */
export function targetOf(ctx: Pick<Ctx, 'grants'>, targets: Targets, entity: string): Target {
  const target = targetsOf(targets).find(({ list }) => list.name === entity) ?? fail('not_found')
  requirePermission(ctx.grants, { page: target.list.page, event: 'import' })
  return target
}

/** Throws: not_found, forbidden without permission to import such records. */
export async function findImport(
  ctx: Ctx,
  db: Reader | Tx,
  targets: Targets,
  { id, isLocked = false }: { readonly id: number; readonly isLocked?: boolean },
): Promise<Found> {
  if (isLocked) {
    await sql`select from desk.import where company_id = ${ctx.companyId} and id = ${id} for no key update`.execute(db)
  }
  const [found] = await readImports(ctx, db, sql`i.id = ${id}`)
  if (found === undefined) return fail('not_found')
  const target = targetOf(ctx, targets, found.entity)
  if (hidden(ctx, target).some((field) => found.mapping.includes(field) || field in found.options.constants))
    return fail('not_found')
  return { found, ...target }
}

/** Columns the caller may not see. */
function hidden({ grants }: Pick<Ctx, 'grants'>, { form }: Target): readonly string[] {
  const guarded = form?.guarded
  return guarded === undefined || may(grants, guarded.right) ? [] : guarded.fields
}

/** Record types the caller may import. */
export function importable({ grants }: Pick<Ctx, 'grants'>, targets: Targets): readonly Target[] {
  return targetsOf(targets).filter(
    ({ list: { page } }) => mayView(grants, page) && may(grants, permissionName(page, 'import')),
  )
}

/** One page of the imports of these records, newest first. */
export async function findImports(
  ctx: Ctx,
  reader: Reader,
  targets: readonly Target[],
  { cursor = '', limit = standardLimit }: { cursor?: string | undefined; limit?: number | undefined },
) {
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
  const rows = await readImports(
    ctx,
    reader,
    sql`(${sql.join(targets.length === 0 ? [sql`false`] : targets.map((target) => ofTarget(ctx, target)), sql` or `)})
      and (${before}::bigint is null or i.id < ${before})`,
    limit + 1,
  )
  const items = rows.slice(0, limit).flatMap((found) => {
    const target = targets.find(({ list }) => list.name === found.entity)
    if (target === undefined) return []
    const address = `${target.list.page.path}?import=${found.id}&step=${stepOf(found)}`
    return [{ ...found, title: target.list.text.title, address }]
  })
  return { items, next: rows.length > limit ? String(items.at(-1)?.id) : null }
}

/** The wizard step at which it continues. */
function stepOf({ status }: Pick<FoundImport, 'status'>): string {
  if (status === 'uploaded') return 'map'
  return status === 'checked' ? 'check' : 'import'
}

function ofTarget(ctx: Pick<Ctx, 'grants'>, target: Target) {
  const fields = hidden(ctx, target)
  return sql`(i.entity = ${target.list.name}
    and not (i.mapping ?| ${fields}::text[] or coalesce(i.options -> 'constants', '{}') ?| ${fields}::text[]))`
}

/** Whether a job is working on it, which excludes other changes. */
export function isBusy({ job }: Pick<FoundImport, 'job'>): boolean {
  return job?.status === 'waiting' || job?.status === 'running'
}

type Row = Omit<FoundImport, 'options' | 'outcome'> & {
  readonly options: Partial<ImportOptions>
  readonly outcome: Partial<ImportCounts> | null
}

/** Excludes imports that only store the rows of a bulk edit, which is rolled back on its own page. */
async function readImports(
  ctx: Ctx,
  db: Reader | Tx,
  condition: ReturnType<typeof sql>,
  limit = 1,
): Promise<FoundImport[]> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Row>`
    select i.id, i.entity, i.file_name as "fileName", i.status, i.headings, i.mapping, i.sheets, i.options, i.forms, i.counts, i.totals,
      i.file_id as "fileId", i.created_by = ${userId} as "isMine", u.first_name || ' ' || u.last_name as "createdBy",
      i.created_at as "createdAt", i.ended_at as "endedAt",
      case when j.id is not null then jsonb_build_object('id', j.id, 'kind', j.kind, 'status', j.status, 'problem', j.problem) end as job,
      (select jsonb_object_agg(r.outcome, r.count) from (
        select outcome, count(*) from desk.import_row where company_id = i.company_id and import_id = i.id group by outcome) r) as outcome,
      (select count(*) from desk.import_row r
        where r.company_id = i.company_id and r.import_id = i.id and r.undo <> 'undone') as kept,
      (select count(*) from desk.import_sample s
        where s.company_id = i.company_id and s.import_id = i.id and s.merged is not null) as merged
    from desk.import i
    left join platform.job j on j.company_id = i.company_id and j.id = i.job_id
    left join erp.app_user u on u.company_id = i.company_id and u.id = i.created_by
    where i.company_id = ${companyId} and ${condition}
      and not exists (select from desk.bulk_edit e where e.company_id = i.company_id and e.import_id = i.id)
    order by i.id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({
    ...row,
    options: { ...standardOptions, ...row.options },
    outcome: { ...noCounts, ...row.outcome },
  }))
}

export const noCounts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 }

export const standardOptions: ImportOptions = {
  sheet: null,
  headingRow: 1,
  mode: 'upsert',
  policy: 'skip_faulty',
  dateOrder: null,
  decimalMark: null,
  rateUnit: null,
  separator: null,
  encoding: null,
  constants: {},
}

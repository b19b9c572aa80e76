import type { Draft, listDrafts, saveDraft } from '@countinghouse/contract/desk/draft'
import { mostDrafts } from '@countinghouse/contract/desk/draft'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/db.ts'
import { mayView } from '../../platform/access/permission.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { readNames } from './record-names.ts'

type Entry = OutputOfRoute<typeof listDrafts>['items'][number]
type Key = { readonly entity: string; readonly recordId?: number | null | undefined }

const mostBytes = 65_536

/** Upper limit of the spaces the database adds: one after each comma and colon. */
function blanksIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts: unknown[] = Object.values(value)
  return parts.reduce<number>((sum, part) => sum + blanksIn(part), 2 * parts.length)
}

/** Throws: limit_exceeded for more than 64 KiB. */
export async function writeDraft(ctx: Ctx, tx: Tx, draft: InputOfRoute<typeof saveDraft>): Promise<string> {
  const { companyId, userId } = ctx
  const [base, entered] = [JSON.stringify(draft.base), JSON.stringify(draft.entered)]
  if (Buffer.byteLength(base) + Buffer.byteLength(entered) + blanksIn(draft.base) + blanksIn(draft.entered) > mostBytes)
    fail('limit_exceeded', { details: { limit: mostBytes } })
  const [kept] = await tx.together(
    statement(sql`
      insert into desk.draft (company_id, user_id, entity, record_id, base_version, base, entered)
      values (${companyId}, ${userId}, ${draft.entity}, ${draft.recordId}, ${draft.baseVersion}, ${base}::jsonb, ${entered}::jsonb)
      on conflict on constraint draft_key
      do update set base_version = excluded.base_version, base = excluded.base, entered = excluded.entered, updated_at = now()
      returning updated_at as "updatedAt"`),
    statement(sql`
      delete from desk.draft where company_id = ${companyId} and id in (
        select d.id from desk.draft d where d.company_id = ${companyId} and d.user_id = ${userId}
        order by d.updated_at desc, d.id desc offset ${mostDrafts})`),
  )
  return String(kept?.[0]?.['updatedAt'])
}

export async function dropDraft(ctx: Ctx, tx: Tx, { entity, recordId = null }: Key): Promise<boolean> {
  const { rows } = await sql`
    delete from desk.draft where company_id = ${ctx.companyId} and user_id = ${ctx.userId}
      and entity = ${entity} and record_id is not distinct from ${recordId}::bigint returning id`.execute(tx)
  return rows.length > 0
}

export async function readDraft(ctx: Ctx, reader: Reader, { entity, recordId = null }: Key): Promise<Draft | null> {
  const { rows } = await sql<Draft>`
    select entity, record_id as "recordId", base_version as "baseVersion", base, entered, updated_at as "updatedAt" from desk.draft
    where company_id = ${ctx.companyId} and user_id = ${ctx.userId}
      and entity = ${entity} and record_id is not distinct from ${recordId}::bigint`.execute(reader)
  return rows[0] ?? null
}

/** Drafts for pages the caller may currently view; the others remain saved. */
export async function readDrafts(ctx: Ctx, reader: Reader, records: readonly RecordKind[]): Promise<Entry[]> {
  const visible = records.filter(({ page }) => mayView(ctx.grants, page))
  const { rows } = await sql<Pick<Entry, 'entity' | 'recordId' | 'updatedAt'>>`
    select entity, record_id as "recordId", updated_at as "updatedAt" from desk.draft
    where company_id = ${ctx.companyId} and user_id = ${ctx.userId} and entity = any(${visible.map(({ entity }) => entity)})
    order by updated_at desc, id desc limit ${mostDrafts}`.execute(reader)
  const nameOf = await readNames(ctx, reader, visible, rows)
  return rows.flatMap((row) => {
    const page = visible.find(({ entity }) => entity === row.entity)?.page
    if (page === undefined) return []
    const { title } = page
    const address = `${page.path}?open=${row.recordId ?? 'new'}`
    return [{ ...row, title: title.en, title_ar: title.ar, label: nameOf(row), address }]
  })
}

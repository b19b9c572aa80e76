import type { ConversationRoutes, HistoryEntry } from '@countinghouse/contract/conversation'
import { commentMinutes } from '@countinghouse/contract/conversation'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import type { GuardedDetails } from '../../platform/records/guarded-details.ts'
import { readableChanges } from '../../platform/records/guarded-details.ts'
import { undoableMerge } from './merge/find-merge.ts'

type Requested = {
  readonly entity: string
  readonly id: number
  readonly cursor?: string | undefined
  readonly only?: 'comments' | undefined
}
/** `micros`: microseconds since 1970, an exact integer until 2255. `rank`: 0 change, 1 comment, 2 file added, 3 file removed. */
type Row = HistoryEntry & { readonly micros: number; readonly rank: number }

const pageSize = 50

/**
 * Changes, comments and files of one record in one stream, newest first, in one round trip, limited to changes the reader may see.
 * An invalid cursor is ignored.
 */
export async function readTimeline(
  ctx: Ctx,
  reader: Reader,
  { entity, id, cursor, only }: Requested,
  guarded: GuardedDetails,
): Promise<OutputOfRoute<ConversationRoutes['history']>> {
  const { companyId, userId } = ctx
  const after = placeOf(cursor)
  const before = (rank: 0 | 1 | 2 | 3, at: string, key: string) =>
    after === null
      ? sql``
      : sql`and (${sql.raw(microsOf(at))}, ${sql.lit(rank)}, ${sql.raw(key)}) < (${after.micros}::bigint, ${after.rank}::int, ${after.id}::bigint)`
  const changes = sql`
    select a.id, a.at, ${sql.raw(microsOf('a.at'))} as micros, 0 as rank, a.user_id as actor_id,
      split_part(a.action, '.', 3) as action, a.changes, a.request_id, null::jsonb as comment,
      ${undoableMerge} as undoable_merge_id, null as file
    from platform.audit a
    where a.company_id = ${companyId} and a.entity = ${entity} and a.entity_id = ${id} ${before(0, 'a.at', 'a.id')}
    order by a.at desc, a.id desc limit ${sql.lit(pageSize + 1)}`
  const comments = sql`
    select c.id, c.created_at as at, ${sql.raw(microsOf('c.created_at'))} as micros, 1 as rank, c.created_by as actor_id,
      'comment' as action, '[]'::jsonb as changes, null as request_id, ${commentOf(userId, companyId)} as comment,
      null::bigint as undoable_merge_id, null as file
    from desk.comment c
    where c.company_id = ${companyId} and c.entity = ${entity} and c.record_id = ${id} ${before(1, 'c.created_at', 'c.id')}
    order by c.created_at desc, c.id desc limit ${sql.lit(pageSize + 1)}`
  const came = fileSteps(
    companyId,
    entity,
    id,
    { action: 'attach', rank: 2, at: 'f.created_at', by: 'f.created_by' },
    before,
  )
  const went = fileSteps(
    companyId,
    entity,
    id,
    { action: 'detach', rank: 3, at: 'f.removed_at', by: 'f.removed_by' },
    before,
  )
  const all = sql`(${changes}) union all (${comments}) union all (${came}) union all (${went})`
  const { rows } = await sql<Row>`
    select s.id, s.at, s.micros, s.rank, u.first_name || ' ' || u.last_name as actor, u.id as "actorId", p.file_id as avatar, s.action, s.changes,
      s.request_id as "requestId", s.comment, s.undoable_merge_id as "undoableMergeId", s.file
    from (${only === 'comments' ? comments : all}) s
    left join erp.app_user u on u.company_id = ${companyId} and u.id = s.actor_id
    left join erp.user_avatar p on p.company_id = ${companyId} and p.user_id = u.id
    order by s.micros desc, s.rank desc, s.id desc limit ${sql.lit(pageSize + 1)}`.execute(reader)
  const items = rows
    .slice(0, pageSize)
    .map((row) => ({ ...row, changes: readableChanges(guarded, ctx.grants, entity, row.changes) }))
  const last = items.at(-1)
  const next = rows.length > pageSize && last !== undefined ? `${last.micros}.${last.rank}.${last.id}` : null
  return { items, next }
}

type FileStep = { readonly action: 'attach' | 'detach'; readonly rank: 2 | 3; readonly at: string; readonly by: string }

function fileSteps(
  companyId: number,
  entity: string,
  id: number,
  { action, rank, at, by }: FileStep,
  before: (rank: 2 | 3, at: string, key: string) => RawBuilder<unknown>,
) {
  return sql`
    select f.id, ${sql.raw(at)} as at, ${sql.raw(microsOf(at))} as micros, ${sql.lit(rank)} as rank, ${sql.raw(by)} as actor_id,
      ${sql.lit(action)} as action, '[]'::jsonb as changes, null as request_id, null::jsonb as comment,
      null::bigint as undoable_merge_id, f.name as file
    from desk.attachment f
    where f.company_id = ${companyId} and f.entity = ${entity} and f.record_id = ${id} and ${sql.raw(at)} is not null
      ${before(rank, at, 'f.id')}
    order by ${sql.raw(at)} desc, f.id desc limit ${sql.lit(pageSize + 1)}`
}

function commentOf(userId: number, companyId: number) {
  return sql`jsonb_build_object('id', c.id, 'body', c.body, 'links', c.links, 'editedAt', c.edited_at,
    'canChange', c.created_by = ${userId} and c.created_at > now() - make_interval(mins => ${sql.lit(commentMinutes)}),
    'mentions', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.user_id, 'name', p.first_name || ' ' || p.last_name) order by m.user_id)
      from desk.comment_mention m join erp.app_user p on p.company_id = ${companyId} and p.id = m.user_id
      where m.company_id = ${companyId} and m.comment_id = c.id), '[]'))`
}

function microsOf(at: string): string {
  return `(extract(epoch from ${at}) * 1000000)::bigint`
}

function placeOf(cursor: string | undefined): { micros: number; rank: number; id: number } | null {
  const [, micros, rank, id] = /^(\d{1,15}|[1-8]\d{15})\.([0-3])\.(\d{1,15})$/.exec(cursor ?? '') ?? []
  return micros === undefined ? null : { micros: Number(micros), rank: Number(rank), id: Number(id) }
}

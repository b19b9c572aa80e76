import type { WorkFilters, WorkKind, WorkReport, WorkRow, WorkTotals } from '@countinghouse/contract/erp/work-report'
import { mostOwnWorkDays, mostWorkDays, workKinds } from '@countinghouse/contract/erp/work-report'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { AuditWords } from '../audit-log/audit-labels.ts'
import { periodOf } from '../period.ts'
import { subjectOf } from './subjects.ts'

type Requested = WorkFilters & { readonly compare: boolean; readonly mostLines: number }
type Sums = Omit<WorkTotals, 'kinds'>
type Line = Sums &
  Omit<WorkRow, 'counts'> & { readonly counts: readonly Omit<WorkRow['counts'][number], 'title'>[] | null }
type Kinds = Partial<Record<WorkKind, number>> | null
type Sum = Sums & { readonly isPrevious: boolean; readonly kinds: Kinds }
type Answer = {
  readonly from: string
  readonly to: string
  readonly lines: readonly Line[] | null
  readonly sums: readonly Sum[] | null
}

/** The whole period is scanned, so a longer one is allowed for a single user. */
export function workPeriod({ userId }: Pick<WorkFilters, 'userId'>) {
  return { usualDays: 7, mostDays: userId === undefined ? mostWorkDays : mostOwnWorkDays }
}
const none: Sums = { activeMinutes: 0, sessions: 0, actions: 0, denied: 0 }

/** Kind of activity by the last part of the action. */
const kind = sql.raw(`case substring(action from '[^.]*$')
  when 'create' then 'created' when 'update' then 'edited' when 'run' then 'edited' when 'activate' then 'activated'
  when 'deactivate' then 'deactivated' when 'delete' then 'deleted' when 'commit' then 'imported'
  when 'approve' then 'approved' when 'cancel' then 'cancelled' else 'other' end`)

const isDenied = sql.raw(`outcome is not null or action in ('auth.permission.refuse', 'auth.identity.refuse')`)

/** Minutes are rounded half up. */
const sums = sql.raw(`
  round(coalesce(extract(epoch from sum(worked)), 0) / 60)::int as "activeMinutes", count(distinct session_id)::int as sessions,
  sum(n)::int as actions, coalesce(sum(n) filter (where is_denied), 0)::int as denied`)

/**
 * Daily work, newest first, calculated from the audit log in one statement. Pauses of more than five minutes are
 * excluded; actions of background jobs are included in the counts but not in the active time. Throws:
 * erp.period_too_long.
 */
export async function findWork(ctx: Ctx, reader: Reader, words: AuditWords, requested: Requested): Promise<WorkReport> {
  const { companyId } = ctx
  const { from, to, start, end, zone } = periodOf(ctx, requested, workPeriod(requested))
  const begin = requested.compare ? sql`((${from} - (${to} - ${from} + 1))::timestamp at time zone ${zone})` : start
  const subject = subjectOf(requested.by, companyId)
  // Rows are read per user in the order of index audit_by_user, which avoids a sort.
  const transitions = sql`a.company_id = ${companyId} and a.user_id = u.id and a.at >= ${begin} and a.at < ${end}
    and a.action <> 'auth.permission.admin_bypass' and (${requested.storeId ?? null}::bigint is null or a.store_id = ${requested.storeId ?? null})`
  const among = usersOf(companyId, requested)
  const { rows } = await sql<Answer>`
    with transitions as materialized (
      select u.id as user_id, t.*, ${kind} as kind, ${isDenied} as is_denied
      from erp.app_user u
      cross join lateral (
        select a.store_id, a.session_id, a.entity, a.action, a.outcome, (a.at at time zone ${zone})::date as day,
          a.at < ${start} as is_previous, count(*) as n, min(a.at) as first_at, max(a.at) as last_at, a.is_there,
          sum(a.at - a.seen_at) filter (where a.is_there and a.at - a.seen_at <= interval '5 minutes') as worked
        from (
          select a.at, a.store_id, a.session_id, a.entity, a.action, a.outcome, w.is_there,
            max(a.at) filter (where w.is_there) over (order by a.at, a.id rows between unbounded preceding and 1 preceding) as seen_at
          from platform.audit a
          cross join lateral (select coalesce(a.source, 'ui') in ('ui', 'api') as is_there) w
          where ${transitions}) a
        group by 1, 2, 3, 4, 5, 6, 7, a.is_there) t
      where ${among}),
    told as (select transitions.*, ${subject.id} as subject_id from transitions ${subject.join} where not is_previous),
    lines as (
      select day, subject_id, coalesce(min(first_at) filter (where is_there), min(first_at)) as "firstAt",
        coalesce(max(last_at) filter (where is_there), max(last_at)) as "lastAt", ${sums}
      from told group by day, subject_id order by day desc, subject_id limit ${sql.lit(requested.mostLines + 1)}),
    counted as (
      select day, subject_id, json_agg(json_build_object('entity', entity, 'kind', kind, 'count', n) order by n desc, entity, kind) as counts
      from (select day, subject_id, entity, kind, sum(n)::int as n from told where not is_denied group by 1, 2, 3, 4) c group by 1, 2),
    kinds as (
      select is_previous, json_object_agg(kind, n) as kinds
      from (select is_previous, kind, sum(n)::int as n from transitions where not is_denied group by 1, 2) k group by 1),
    totals as (select is_previous, ${sums} from transitions group by is_previous)
    select (${from})::text as "from", (${to})::text as "to",
      (select json_agg(json_build_object('day', l.day, 'subjectId', l.subject_id, 'subject', ${subject.name},
          'firstAt', l."firstAt", 'lastAt', l."lastAt", 'activeMinutes', l."activeMinutes", 'sessions', l.sessions,
          'actions', l.actions, 'denied', l.denied, 'counts', c.counts) order by l.day desc, l.subject_id)
        from lines l left join counted c on c.day = l.day and c.subject_id is not distinct from l.subject_id) as lines,
      (select json_agg(json_build_object('isPrevious', t.is_previous, 'activeMinutes', t."activeMinutes", 'sessions', t.sessions,
          'actions', t.actions, 'denied', t.denied, 'kinds', k.kinds))
        from totals t left join kinds k using (is_previous)) as sums`.execute(reader)
  const [answer] = rows
  if (answer === undefined) throw new Error('A select without a table answers one row.')
  const lines = answer.lines ?? []
  const totalOf = (isPrevious: boolean) => totalsOf(answer.sums?.find((sum) => sum.isPrevious === isPrevious))
  return {
    from: answer.from,
    to: answer.to,
    rows: lines.slice(0, requested.mostLines).map((line) => shown(words, line)),
    isCut: lines.length > requested.mostLines,
    totals: totalOf(false),
    previous: requested.compare ? totalOf(true) : null,
  }
}

/** Users included in the report. */
function usersOf(companyId: number, { userId, roleId }: WorkFilters): RawBuilder<unknown> {
  const conditions = [
    sql`u.company_id = ${companyId}`,
    ...(userId === undefined ? [] : [sql`u.id = ${userId}`]),
    ...(roleId === undefined
      ? []
      : [
          sql`u.id in (select h.user_id from erp.user_role h where h.company_id = ${companyId} and h.role_id = ${roleId})`,
        ]),
  ]
  return sql.join(conditions, sql` and `)
}

function shown(words: AuditWords, { counts, ...line }: Line): WorkRow {
  return {
    ...line,
    firstAt: new Date(line.firstAt).toISOString(),
    lastAt: new Date(line.lastAt).toISOString(),
    counts: (counts ?? []).map((one) => ({ ...one, title: words.entity(one.entity) })),
  }
}

function totalsOf(sum: Sum | undefined): WorkTotals {
  const { kinds, isPrevious: _, ...numbers } = { kinds: null as Kinds, isPrevious: false, ...none, ...sum }
  const all = Object.fromEntries(workKinds.map((name) => [name, kinds?.[name] ?? 0])) as Record<WorkKind, number>
  return { ...numbers, kinds: all }
}

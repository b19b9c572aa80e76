import type { AuditFilters, AuditRow } from '@countinghouse/contract/erp/audit-log'
import { mostAuditDays, mostWalkedDays } from '@countinghouse/contract/erp/audit-log'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readableChanges } from '../../../platform/records/guarded-details.ts'
import { isPermitted } from '../../../platform/access/permission.ts'
import { periodOf } from '../period.ts'
import type { AuditWords, Beside } from './audit-labels.ts'

type Kept = Omit<AuditRow, 'event' | 'entityTitle' | 'page' | 'changes'> & {
  /** Units: microseconds since 1970, a safe integer until 2255. */
  readonly micros: number
  /** Of the company. */
  readonly currency: string
  readonly changes: readonly { field: string; before: unknown; after: unknown }[]
}
type Page = { readonly cursor?: string | undefined; readonly limit: number }

/** Filters without an index scan every row, so the period is shorter. */
export function auditPeriod({ storeId, event, field, ip, requestId }: AuditFilters) {
  const isWalked = [storeId, event, field, ip, requestId].some((value) => value !== undefined)
  return { usualDays: 7, mostDays: isWalked ? mostWalkedDays : mostAuditDays }
}

/**
 * Outcome of rows older than the column: only denials are recognisable, by action. Must match the index audit_not_done.
 */
const outcome = sql`case when a.outcome is not null then a.outcome
  when a.action in ('auth.permission.refuse', 'auth.identity.refuse') then 'denied' else 'ok' end`
const isNotDone = sql`(a.outcome is not null or a.action in ('auth.permission.refuse', 'auth.identity.refuse'))`

/**
 * Audit log entries, newest first. One statement walks the index by time, by user or by outcome, and stops at the end
 * of the page or period. Throws: erp.period_too_long.
 */
export async function findAuditRows(
  ctx: Ctx,
  reader: Reader,
  words: AuditWords,
  requested: AuditFilters,
  { cursor, limit }: Page,
): Promise<{ items: AuditRow[]; next: string | null }> {
  const { companyId } = ctx
  const { start, end } = periodOf(ctx, requested, auditPeriod(requested))
  const { rows } = await sql<Kept>`
    select a.id, a.at, (extract(epoch from a.at) * 1000000)::bigint as micros, a.user_id as "userId",
      u.first_name || ' ' || u.last_name as "user", i.first_name || ' ' || i.last_name as impersonator, s.name as store, a.session_id as "sessionId", a.ip,
      a.request_id as "requestId", a.action, a.entity, a.entity_id as "entityId", a.entity_label as label,
      ${outcome} as outcome, a.reason, a.source, a.changes,
      (select c.base_currency from erp.company c where c.id = ${companyId}) as currency
    from platform.audit a
    left join erp.app_user u on u.company_id = ${companyId} and u.id = a.user_id
    left join erp.app_user i on i.company_id = ${companyId} and i.id = a.impersonator_id
    left join erp.store s on s.company_id = ${companyId} and s.id = a.store_id
    where ${sql.join(
      [
        sql`a.company_id = ${companyId} and a.at >= ${start} and a.at < ${end}`,
        ...conditionsOf(requested),
        ...afterOf(cursor),
      ],
      sql` and `,
    )}
    order by a.at desc, a.id desc limit ${sql.lit(limit + 1)}`.execute(reader)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next = rows.length > limit && last !== undefined ? `${last.micros}.${last.id}` : null
  return { items: items.map((row) => shown(ctx, words, row)), next }
}

function conditionsOf(requested: AuditFilters): RawBuilder<unknown>[] {
  const equal = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql`${sql.raw(column)} = ${value}`]
  return [
    ...equal('a.user_id', requested.userId),
    ...equal('a.store_id', requested.storeId),
    ...equal('a.entity', requested.entity),
    ...equal('a.entity_id', requested.entityId),
    ...equal('a.ip', requested.ip),
    ...equal('a.request_id', requested.requestId),
    ...(requested.event === undefined ? [] : [sql`substring(a.action from '[^.]*$') = ${requested.event}`]),
    ...(requested.field === undefined
      ? []
      : [sql`a.changes @> jsonb_build_array(jsonb_build_object('field', ${requested.field}::text))`]),
    ...(requested.outcome === undefined
      ? []
      : requested.outcome === 'ok'
        ? [sql`not ${isNotDone}`]
        : [sql`${isNotDone} and ${outcome} = ${requested.outcome}`]),
  ]
}

/** Continues after the cursor; an invalid cursor is ignored. */
function afterOf(cursor: string | undefined): RawBuilder<unknown>[] {
  const [, micros, id] = /^(\d{1,16})\.(\d{1,15})$/.exec(cursor ?? '') ?? []
  if (micros === undefined) return []
  return [sql`(a.at, a.id) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`]
}

function shown(ctx: Ctx, words: AuditWords, row: Kept): AuditRow {
  const { entity, changes } = row
  const page = words.pageOf(entity)
  const canView = page !== null && isPermitted(ctx.grants, { page, event: 'view' })
  return {
    ...row,
    event: words.event(row.action, entity),
    entityTitle: words.entity(entity),
    page: canView ? page.path : null,
    changes: readableChanges(words.guarded, ctx.grants, entity, changes).map(({ field, before, after }) => ({
      field,
      title: words.field(entity, field),
      before: words.value(entity, field, before, besideOf(row, 'before')),
      after: words.value(entity, field, after, besideOf(row, 'after')),
    })),
  }
}

function besideOf({ currency, changes }: Kept, side: 'before' | 'after'): Beside {
  return { currency, values: Object.fromEntries(changes.map((change) => [change.field, change[side]])) }
}

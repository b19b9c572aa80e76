import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Requests whose current step a person may decide, in any status, with the capacities in which the person decides: as approver, or
 * as delegate of an absent approver. Requesters cannot decide their own requests; delegations are not passed on.
 */
export function voicesOf(companyId: number, userId: number, only: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.id, v.voice
    from (
      select ${userId}::bigint as voice
      union
      select d.from_user_id from desk.approval_delegate d
      join erp.app_user u on u.company_id = d.company_id and u.id = d.from_user_id and u.status = 1
      where d.company_id = ${companyId} and d.to_user_id = ${userId} and (select erp.today(${companyId})) between d.from_date and d.to_date) v
    cross join desk.approval_request r
    join desk.approval_request_step s on s.company_id = r.company_id and s.request_id = r.id and s.ordinal = r.current_step
    where r.company_id = ${companyId} and ${only} and r.requested_by <> ${userId} and r.requested_by <> v.voice
      and (s.user_id = v.voice or exists (
        select from (${grantsOf(companyId)}) g
        where g.user_id = v.voice and (g.store_id is null or g.store_id = r.store_id)
          and ((g.role_id = s.role_id and (not s.is_at_store or r.store_id is null or g.store_id = r.store_id or ${worksAt(companyId, sql`r.store_id`)}))
            or (g.role_id = s.escalation_role_id and now() >= s.started_at + make_interval(hours => s.limit_hours)))))`
}

/** Open requests pending with a person, each once, as approver before as delegate. */
export function waitingFor(companyId: number, userId: number): RawBuilder<unknown> {
  return sql`
    select distinct on (v.id) v.id, v.voice from (${voicesOf(companyId, userId, sql`r.status = 'pending'`)}) v
    where not exists (
      select from desk.approval_decision d
      where d.company_id = ${companyId} and d.request_id = v.id and (d.decided_by = ${userId} or d.voice_of = v.voice))
    order by v.id, (v.voice <> ${userId})`
}

/** Number of active people who could decide a step for a store. */
export function approverCount(
  companyId: number,
  step: { roleId: number | null; userId: number | null; isAtStore: boolean },
  storeId: number | null,
): RawBuilder<unknown> {
  return sql`
    select count(*)::int as approvers from erp.app_user u
    where u.company_id = ${companyId} and u.status = 1 and (u.id = ${step.userId} or exists (
      select from (${grantsOf(companyId)}) g
      where g.user_id = u.id and g.role_id = ${step.roleId} and (g.store_id is null or g.store_id = ${storeId}::bigint)
        and (not ${step.isAtStore} or ${storeId}::bigint is null or g.store_id = ${storeId}::bigint
          or ${worksAt(companyId, sql`${storeId}::bigint`)})))`
}

/** Role assignments valid today, including those of suspended users. */
export function grantsOf(companyId: number): RawBuilder<unknown> {
  return sql`
    select ur.user_id, ur.role_id, ur.store_id from erp.user_role ur
    where ur.company_id = ${companyId}
      and (select erp.today(${companyId})) between coalesce(ur.valid_from, '-infinity') and coalesce(ur.valid_until, 'infinity')`
}

function worksAt(companyId: number, store: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select from erp.app_user w where w.company_id = ${companyId} and w.id = g.user_id and (w.has_all_stores or exists (
      select from erp.user_store us where us.company_id = ${companyId} and us.user_id = w.id and us.store_id = ${store})))`
}

import type { Approval } from '@countinghouse/contract/desk/approval'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { mayView } from '../../platform/access/permission.ts'
import { voicesOf, waitingFor } from './approvers.ts'

type Row = Omit<Approval, 'title' | 'address'> & { documentType: string; documentId: number }
type Box = 'waiting' | 'mine'
type Wanted = { readonly box: Box; readonly after: number | null; readonly limit: number }

/** Requests of one of the caller's boxes. */
export async function findApprovals(
  ctx: Ctx,
  db: Reader,
  types: readonly ApprovalType[],
  wanted: Wanted,
): Promise<Approval[]> {
  const { companyId, userId } = ctx
  const { box, after, limit } = wanted
  const which =
    box === 'waiting'
      ? sql`w.id is not null and r.id > ${after ?? 0} order by r.id`
      : sql`r.requested_by = ${userId} and (${after}::bigint is null or r.id < ${after}) order by r.id desc`
  const { rows } = await sql<Row>`${columns(companyId, userId)} and ${which} limit ${limit}`.execute(db)
  return rows.map((row) => shown(ctx, types, row))
}

/** A request that the caller created, decided or may decide. Throws: not_found. */
export async function findApproval(
  ctx: Ctx,
  db: Reader | Tx,
  types: readonly ApprovalType[],
  id: number,
): Promise<Approval> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Row>`
    ${columns(companyId, userId)} and r.id = ${id} and (
      r.requested_by = ${userId}
      or exists (select from desk.approval_decision d where d.company_id = ${companyId} and d.request_id = ${id}
        and ${userId} in (d.decided_by, d.on_behalf_of))
      or exists (${voicesOf(companyId, userId, sql`r.id = ${id}`)}))`.execute(db)
  return rows[0] === undefined ? fail('not_found') : shown(ctx, types, rows[0])
}

function columns(companyId: number, userId: number) {
  return sql`
    select r.id, r.version, r.document_type as "documentType", r.document_id as "documentId", r.label, r.summary, r.amount, r.currency,
      (select l.amount from desk.approval_request l where l.company_id = ${companyId} and l.document_type = r.document_type
        and l.store_id is not distinct from r.store_id and l.currency is not distinct from r.currency
        and l.status = 'approved' and l.id < r.id order by l.id desc limit 1) as "lastAmount",
      t.name as store, q.first_name || ' ' || q.last_name as "requestedBy", r.requested_at as "requestedAt", r.status,
      r.current_step as step, r.step_count as "stepCount",
      s.needed_count - (select count(*)::int from desk.approval_decision d
        where d.company_id = ${companyId} and d.request_id = r.id and d.step = r.current_step and d.decision = 'approved') as missing,
      case when w.voice <> ${userId} then b.first_name || ' ' || b.last_name end as "onBehalfOf", w.id is not null as "canDecide",
      coalesce((select jsonb_agg(jsonb_build_object('step', d.step, 'by', u.first_name || ' ' || u.last_name,
          'onBehalfOf', o.first_name || ' ' || o.last_name, 'decision', d.decision, 'reason', d.reason,
          'at', to_char(d.decided_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.id)
        from desk.approval_decision d
        join erp.app_user u on u.company_id = d.company_id and u.id = d.decided_by
        left join erp.app_user o on o.company_id = d.company_id and o.id = d.on_behalf_of
        where d.company_id = ${companyId} and d.request_id = r.id), '[]') as decisions
    from desk.approval_request r
    join desk.approval_request_step s on s.company_id = r.company_id and s.request_id = r.id and s.ordinal = r.current_step
    join erp.app_user q on q.company_id = r.company_id and q.id = r.requested_by
    left join erp.store t on t.company_id = r.company_id and t.id = r.store_id
    left join (${waitingFor(companyId, userId)}) w on w.id = r.id
    left join erp.app_user b on b.company_id = r.company_id and b.id = w.voice
    where r.company_id = ${companyId}`
}

function shown(ctx: Ctx, types: readonly ApprovalType[], { documentType, documentId, ...row }: Row): Approval {
  const type = types.find(({ entity }) => entity === documentType)
  return {
    ...row,
    title: type?.title ?? { en: documentType, ar: documentType },
    address: type !== undefined && mayView(ctx.grants, type.page) ? `${type.page.path}?open=${documentId}` : null,
  }
}

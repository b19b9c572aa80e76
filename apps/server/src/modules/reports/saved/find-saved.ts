import { fail } from '@countinghouse/contract/errors'
import type { SavedReport } from '@countinghouse/contract/reports/saved-report'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Row = Omit<SavedReport, 'sharedWith' | 'isMine' | 'canChange'> & {
  readonly ownerId: number
  readonly sharing: 'nobody' | 'everyone' | 'roles'
  readonly roleIds: readonly number[]
}

/** Reports that the caller sees by name: own ones, those shared with everyone or a role of the caller; administrators see all shared ones. */
export async function findSaved(
  { companyId, userId, grants }: Ctx,
  db: Reader | Tx,
  { id = null, isLocked = false }: { readonly id?: number | null; readonly isLocked?: boolean } = {},
): Promise<SavedReport[]> {
  const { rows } = await sql<Row>`
    select s.id, s.version, s.name, s.definition, s.owner_id as "ownerId", s.sharing, s.frequency, s.next_on::text as "nextOn",
      concat_ws(' ', o.first_name, o.last_name) as owner,
      array(select r.role_id from reports.saved_report_role r
        where r.company_id = ${companyId} and r.report_id = s.id order by r.role_id) as "roleIds",
      array(select r.user_id from reports.saved_report_recipient r
        where r.company_id = ${companyId} and r.report_id = s.id order by r.user_id) as recipients,
      (select json_build_object('state', m.state, 'at', to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from reports.report_mail m where m.company_id = ${companyId} and m.report_id = s.id order by m.id desc limit 1) as "lastMail"
    from reports.saved_report s
    join erp.app_user o on o.company_id = s.company_id and o.id = s.owner_id
    where s.company_id = ${companyId} and (${id}::bigint is null or s.id = ${id}::bigint)
      and (s.owner_id = ${userId} or s.sharing = 'everyone' or (s.sharing = 'roles' and (${grants.isAdministrator} or exists (
        select from reports.saved_report_role r
        where r.company_id = ${companyId} and r.report_id = s.id and r.role_id = any(${grants.roleIds})))))
    order by s.name_key, s.id ${isLocked ? sql`for no key update of s` : sql``}`.execute(db)
  return rows.map(({ ownerId, sharing, roleIds, ...row }) => ({
    ...row,
    // All roles that it was shared with may be deleted; then only the owner sees it.
    sharedWith: sharing !== 'roles' ? sharing : roleIds.length > 0 ? [...roleIds] : 'nobody',
    isMine: ownerId === userId,
    canChange: ownerId === userId || grants.isAdministrator,
  }))
}

/** A report that the caller sees. Throws: not_found. */
export async function getSaved(ctx: Ctx, db: Reader | Tx, id: number): Promise<SavedReport> {
  const [report] = await findSaved(ctx, db, { id })
  return report ?? fail('not_found')
}

/** The report locked, to be changed. Throws: not_found, reports.not_yours, stale. */
export async function lockSaved(
  ctx: Ctx,
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<SavedReport> {
  const [report] = await findSaved(ctx, tx, { id, isLocked: true })
  if (report === undefined) return fail('not_found')
  if (!report.canChange) fail('reports.not_yours')
  if (report.version !== version) fail('stale', { details: { current: report } })
  return report
}

import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/db.ts'

export type CompanyRole = { readonly companyId: number; readonly roleId: number; readonly companyName: string }

/** A role by company code and role code; requires database role maint. Throws: not_found. */
export async function findCompanyRole(everything: Reader, companyCode: string, roleCode: string): Promise<CompanyRole> {
  const { rows } = await sql<CompanyRole>`
    select c.id as "companyId", c.name as "companyName", r.id as "roleId"
    from erp.company c join erp.role r on r.company_id = c.id
    where c.code = upper(${companyCode}) and lower(r.code) = lower(${roleCode})`.execute(everything)
  return rows[0] ?? fail('not_found')
}

/** A company by code, with its longest-standing administrator. Throws: not_found. */
export async function findCompanyOwner(
  everything: Reader,
  companyCode: string,
): Promise<{ companyId: number; ownerId: number }> {
  const { rows } = await sql<{ companyId: number; ownerId: number }>`
    select c.id as "companyId", min(r.user_id) as "ownerId"
    from erp.company c join erp.user_role r on r.company_id = c.id and r.role_id = 1
    where c.code = upper(${companyCode}) group by c.id`.execute(everything)
  return rows[0] ?? fail('not_found')
}

/** Creates an active user with one role in all stores; returns the id. */
export async function addUser(
  tx: Tx,
  user: { companyId: number; roleId: number; firstName: string; lastName: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('erp.app_user')
    .values({
      company_id: user.companyId,
      first_name: user.firstName,
      last_name: user.lastName,
      has_all_stores: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('erp.user_role')
    .values({ company_id: user.companyId, user_id: id, role_id: user.roleId })
    .execute()
  return id
}

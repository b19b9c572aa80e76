import { permissionName } from '@countinghouse/contract/page'
import { consolidationPage } from '@countinghouse/contract/reports/consolidation'
import type { Ctx } from '../../../platform/calls/context.ts'
import { isPermitted } from '../../../platform/access/permission.ts'
import type { Database } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'
import { findOwnCompanies } from '../../auth/index.ts'
import { grantSource } from '../../erp/index.ts'

export type GroupCompany = { readonly id: number; readonly code: string; readonly name: string }

type Right = 'view' | 'export'

/**
 * The company of the caller first, then every other one in which the same person has the permission in all stores, as it is in force there
 * now; what wants a second factor there is left out, since the session has proven itself here. A program has its own company alone.
 * Throws: accounts.whole_company.
 */
export async function findGroup(ctx: Ctx, db: Database, right: Right): Promise<readonly GroupCompany[]> {
  requireAllStores(ctx, consolidationPage)
  const own = await findOwnCompanies(db, ctx.session.tokenHash)
  const companies = (own?.companies ?? []).toSorted((one, other) => one.code.localeCompare(other.code))
  const others = companies.filter(({ id }) => id !== ctx.companyId)
  const allowed = await Promise.all(others.map((company) => isReadable(ctx, db, company, right)))
  const here = companies.find(({ id }) => id === ctx.companyId) ?? { id: ctx.companyId, code: '', name: '' }
  return [here, ...others.filter((_, index) => allowed[index] === true)]
}

async function isReadable(
  { session, ip }: Ctx,
  db: Database,
  { id, userId }: { readonly id: number; readonly userId: number },
  right: Right,
): Promise<boolean> {
  const loaded = await grantSource(db)({ ...session, companyId: id, userId, storeId: null })
  const grants = loaded.at(ip)
  const rights = [...new Set(['view', right])]
  return rights.every((event) => {
    const permission = permissionName(consolidationPage, event)
    if (!isPermitted(grants, { page: consolidationPage, event }) || grants.storesWith(permission) !== null) return false
    return !grants.secondFactor.has(permission) && !grants.needsSecondFactor
  })
}

import { fail } from '@countinghouse/contract/errors'
import type { MasterGuard } from '../../../platform/context.ts'
import { isAdministratorRole } from './fences.ts'
import { findHolders } from './holders.ts'

/** What may not become of a role: role 1 stays as it is, and nobody holds a role that is out of use. */
export const roleGuard: MasterGuard = {
  beforeWrite: async ({ companyId }, tx, { verb, before }) => {
    if (before === null) return
    if (isAdministratorRole(before.id)) fail('erp.system_row')
    if (verb === 'deactivate' && (await findHolders(tx, companyId, before.id)).length > 0) fail('in_use')
  },
}

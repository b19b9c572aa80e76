import { fail } from '@countinghouse/contract/errors'
import type { MasterGuard } from '../../../platform/calls/context.ts'
import { isAdministratorRole } from './scope-rules.ts'
import { findHolders } from './holders.ts'

/** Guards of the role master: role 1 cannot be changed, and a retired role has no users. */
export const roleGuard: MasterGuard = {
  beforeWrite: async ({ companyId }, tx, { verb, before }) => {
    if (before === null) return
    if (isAdministratorRole(before.id)) fail('erp.system_row')
    if (verb === 'deactivate' && (await findHolders(tx, companyId, before.id)).length > 0) fail('in_use')
  },
}

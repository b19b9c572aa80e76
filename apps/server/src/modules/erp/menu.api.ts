import { fail } from '@countinghouse/contract/errors'
import { getNavigation, listCompanyModules, listPagePermissions } from '@countinghouse/contract/erp/menu'
import { handleRead } from '../../platform/handle.ts'
import { readNavigation } from './navigation.ts'

export const api = [
  handleRead(getNavigation, async (ctx, reader) => (await readNavigation(ctx, reader)).navigation),
  handleRead(listCompanyModules, async (ctx, reader) => (await readNavigation(ctx, reader)).companyModules),
  handleRead(listPagePermissions, async (ctx, reader, { cmp_id, userid }) => {
    if (cmp_id !== ctx.companyId || userid !== ctx.userId) fail('forbidden', { details: { reason: 'identity' } })
    return (await readNavigation(ctx, reader)).pagePermissions
  }),
]

import {
  getNavigation,
  listAppModules,
  listCompanyModules,
  listPagePermissions,
} from '@countinghouse/contract/erp/menu'
import { rejectIdentity } from '../../platform/audit/audit.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleSelf } from '../../platform/calls/handle.ts'
import { findAppModules, readNavigation, withBadges } from './navigation.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ badges }: Declared) => [
  handleRead(getNavigation, async (ctx, reader) => {
    const { navigation } = await readNavigation(ctx, reader)
    return withBadges(navigation, await badges(ctx, reader))
  }),
  handleRead(listCompanyModules, async (ctx, reader) => (await readNavigation(ctx, reader)).companyModules),
  handleRead(listAppModules, findAppModules),
  handleSelf(listPagePermissions, async (ctx, db, { cmp_id, userid }) => {
    if (cmp_id !== ctx.companyId || userid !== ctx.userId)
      await rejectIdentity(ctx, db, { companyId: cmp_id, userId: userid })
    return (await readNavigation(ctx, db.reader(ctx))).pagePermissions
  }),
]

export const module = defineModule({ api })

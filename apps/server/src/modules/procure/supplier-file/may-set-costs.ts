import { costEditPermission, costPermission } from '@countinghouse/contract/procure/cost-permissions'
import type { Ctx } from '../../../platform/calls/context.ts'
import { may } from '../../../platform/access/permission.ts'

/** Whether the caller may see and set purchase prices. */
export function maySetCosts({ grants }: Pick<Ctx, 'grants'>): boolean {
  return may(grants, costPermission) && may(grants, costEditPermission)
}

import { costEditRight, costRight } from '@countinghouse/contract/procure/cost-rights'
import type { Ctx } from '../../../platform/context.ts'
import { may } from '../../../platform/permission.ts'

/** Who may see and set what suppliers ask. */
export function maySetCosts({ grants }: Pick<Ctx, 'grants'>): boolean {
  return may(grants, costRight) && may(grants, costEditRight)
}

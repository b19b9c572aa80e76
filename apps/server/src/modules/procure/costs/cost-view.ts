import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import { product } from '@countinghouse/contract/procure/product'
import type { Ctx } from '../../../platform/calls/context.ts'
import { may, requirePermission } from '../../../platform/access/permission.ts'

/** Whether the caller may see costs. */
export function maySeeCosts({ grants }: Pick<Ctx, 'grants'>): boolean {
  return may(grants, costPermission)
}

/** Throws: forbidden. */
export function requireCostView({ grants }: Pick<Ctx, 'grants'>): void {
  requirePermission(grants, { page: product.page, event: 'cost_view' })
}

import { membershipPlan } from '@countinghouse/contract/sales/membership-plan'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { requirePlanTax } from './paid-membership/require-plan-tax.ts'

/** A plan without a tax code is refused where no tax rule would apply to it. */
const guard: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, after }) => {
    if (after !== null && (verb === 'create' || verb === 'edit') && (after['taxCodeId'] ?? null) === null)
      await requirePlanTax(ctx, tx)
  },
}

export const module = defineModule({ guards: { [membershipPlan.entity]: guard } })

import { tier } from '@countinghouse/contract/sales/tier'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { setEveryTier, setTiers } from './tier/set-tiers.ts'

/** Memberships follow the tiers at once. */
const guard: MasterGuard = { afterWrites: (ctx, tx) => setTiers(ctx, tx) }

export const module = defineModule({
  guards: { [tier.entity]: guard },
  scheduledTasks: { nightly: [setEveryTier] },
})

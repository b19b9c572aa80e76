import { getHealth } from '@countinghouse/contract/erp/health'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { readHealthMetrics } from '../../platform/health-metrics.ts'
import { healthStates } from './health-states.ts'
import { defineModule } from '../../platform/define-module.ts'

const api = (declared: Declared) => [
  handleRead(getHealth, async (ctx, reader) => {
    const metrics = await readHealthMetrics(ctx, reader, declared)
    return { at: ctx.now.toISOString(), metrics, states: healthStates(metrics, ctx.now) }
  }),
]

export const module = defineModule({ api })

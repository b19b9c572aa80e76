import { getHealth } from '@countinghouse/contract/erp/health'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { readHealthMetrics } from '../../platform/http/health-metrics.ts'
import { healthStates } from './health-states.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = (declared: Declared) => [
  handleRead(getHealth, async (ctx, reader) => {
    const metrics = await readHealthMetrics(ctx, reader, declared)
    return { at: ctx.now.toISOString(), metrics, states: healthStates(metrics, ctx.now) }
  }),
]

export const module = defineModule({ api })

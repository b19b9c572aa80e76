import { getHealth } from '@countinghouse/contract/erp/health'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { readHealthFigures } from '../../platform/health-figures.ts'
import { healthStates } from './health-states.ts'

export const api = (declared: Declared) => [
  handleRead(getHealth, async (ctx, reader) => {
    const figures = await readHealthFigures(ctx, reader, declared)
    return { at: ctx.now.toISOString(), figures, states: healthStates(figures, ctx.now) }
  }),
]

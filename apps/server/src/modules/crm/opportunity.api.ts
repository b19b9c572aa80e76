import type { Stage } from '@countinghouse/contract/crm/opportunity'
import {
  getPipeline,
  loseOpportunity,
  moveOpportunity,
  openStages,
  opportunity,
  reopenOpportunity,
  stagePpm,
  winOpportunity,
} from '@countinghouse/contract/crm/opportunity'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readPipeline } from './opportunity/read-pipeline.ts'
import { guardClosed } from './steps/guard-closed.ts'
import { handOverOpen } from './steps/hand-over.ts'
import { notifyOwner } from './steps/notify-owner.ts'
import { refusedStates } from './steps/refused-states.ts'
import { runStep } from './steps/run-step.ts'

const { entity } = opportunity

/** With the probability of its stage, which the database requires of what is won or lost. */
const into = (action: string, to: Stage) => ({ entity, action, to, set: { probabilityPpm: stagePpm[to] } })

const api = [
  handleRead(getPipeline, (ctx, reader, { ownerId = null }) => readPipeline(ctx, reader, ownerId)),
  handleWrite(moveOpportunity, (ctx, tx, { stage, ...target }) =>
    runStep(ctx, tx, { ...into('move', stage), from: openStages.filter((one) => one !== stage) }, target),
  ),
  handleWrite(winOpportunity, (ctx, tx, { reason, ...target }) => close(ctx, tx, 'won', reason, target)),
  handleWrite(loseOpportunity, (ctx, tx, { reason, ...target }) => close(ctx, tx, 'lost', reason, target)),
  handleWrite(reopenOpportunity, (ctx, tx, target) => {
    const { set, ...step } = into('reopen', 'negotiation')
    const reopened = { ...step, set: { ...set, outcomeReason: null }, stamps: { closed_at: null } }
    return runStep(ctx, tx, { ...reopened, from: ['won', 'lost'] }, target)
  }),
]

type Write = Parameters<typeof runStep>

async function close(
  ctx: Write[0],
  tx: Write[1],
  outcome: 'won' | 'lost',
  reason: string,
  target: Write[3],
): Promise<{ id: number; version: number; status: Stage }> {
  const { set, ...step } = into(outcome === 'won' ? 'win' : 'lose', outcome)
  const closed = { ...step, set: { ...set, outcomeReason: reason }, stamps: { closed_at: 'now' } as const }
  return await runStep(ctx, tx, { ...closed, from: openStages }, target)
}

const guards = {
  [entity]: { beforeWrite: guardClosed(['won', 'lost']), afterWrite: notifyOwner(opportunity) },
}

const handovers = [handOverOpen(opportunity, openStages)]

const constraintRules = refusedStates('opportunity_closed', 'opportunity_reason', 'opportunity_won', 'opportunity_lost')

export const module = defineModule({ api, guards, handovers, constraintRules })

import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { codeField, dateField, instantField, multilineField, rateField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './opportunity.text.ts'

export const openStages = ['lead', 'qualified', 'proposal', 'negotiation'] as const
export type OpenStage = (typeof openStages)[number]
export const stages = [...openStages, 'won', 'lost'] as const
export type Stage = (typeof stages)[number]

/** Probability set when an opportunity enters a stage. Units: parts per million. */
export const stagePpm: Readonly<Record<Stage, number>> = {
  lead: 100_000,
  qualified: 300_000,
  proposal: 500_000,
  negotiation: 750_000,
  won: 1_000_000,
  lost: 0,
}

/** Number series for opportunities without an entered number. */
export const opportunityCodes = series({
  key: 'crm.opportunity',
  title: text.codes,
  prefix: 'OPP',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

const mostMinor = 99_999_999_999_999

/** A possible sale; its status is its stage. Source: docs/guides/crm.md, Opportunities. */
export const opportunity = master({
  module: 'crm',
  thing: 'opportunity',
  path: '/crm/opportunities/',
  api: '/crm/opportunities',
  text,
  menuTitle: menu.work,
  icon: 'coins',
  sortOrder: 32,
  statuses: stages,
  uniqueName: 'none',
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    customerId: recordField('crm.customer'),
    ownerId: recordField('erp.app_user'),
    expectedMinor: amountField({ max: mostMinor }),
    probabilityPpm: rateField({ maxPpm: 1_000_000 }).default(stagePpm.lead),
    closeOn: dateField().nullable().default(null),
    note: multilineField({ max: 4000 }).nullable().default(null),
  },
  shown: {
    weightedMinor: amountField({ max: mostMinor }),
    outcomeReason: multilineField({ max: 500 }).nullable(),
    closedAt: instantField().nullable(),
  },
  columns: ['customerId', 'ownerId', 'expectedMinor', 'probabilityPpm', 'weightedMinor', 'closeOn'],
  filters: ['customerId', 'ownerId'],
  errors: ['crm.record_closed'],
  events: ['reopen'],
  without: ['deactivate', 'merge', 'delete', 'import'],
})

const { list, selected, get, history } = opportunity.routes
const id = idOf(opportunity.entity)

const Card = z.object({
  id,
  version: Version,
  code: z.string(),
  name: z.string(),
  customer: z.string(),
  owner: z.string(),
  expectedMinor: z.int(),
  closeOn: z.iso.date().nullable(),
})

/** Opportunities of a stage that the board shows; the list has all of them. */
export const mostCards = 50

/** The open stages in order, each with the sums of all its opportunities and the first cards by expected close date. */
export const getPipeline = route({
  id: 'crm.opportunity.pipeline',
  method: 'GET',
  path: '/crm/opportunity-pipeline',
  page: opportunity.page,
  event: 'view',
  writes: false,
  input: z.strictObject({ ownerId: z.int().positive().optional() }),
  output: z.object({
    currency: z.string(),
    stages: z.array(
      z.object({
        stage: z.enum(openStages),
        count: z.int(),
        expectedMinor: z.int(),
        weightedMinor: z.int(),
        cards: z.array(Card),
      }),
    ),
  }),
})

function step<F extends Readonly<Record<string, z.ZodType>>>(verb: string, event: string, fields: F) {
  const errors: readonly ErrorCode[] = ['not_found', 'stale', 'state_conflict']
  return route({
    id: `crm.opportunity.${verb}`,
    method: 'POST',
    path: `/crm/opportunities/{id}/${verb}`,
    page: opportunity.page,
    event,
    writes: true,
    stale: [list, selected, get, history, getPipeline],
    errors,
    input: z.strictObject({ id, version: Version, ...fields }),
    output: z.object({ id, version: Version, status: z.enum(stages) }),
  })
}

/** Why it was won or lost. */
export const outcome = { reason: multilineField({ max: 500 }) }

/** Sets the stage and its probability; the current stage is refused. */
export const moveOpportunity = step('move', 'edit', { stage: z.enum(openStages) })
export const winOpportunity = step('win', 'edit', outcome)
export const loseOpportunity = step('lose', 'edit', outcome)
/** Back to negotiation. */
export const reopenOpportunity = step('reopen', 'reopen', {})

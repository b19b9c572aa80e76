import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { choiceField, codeField, instantField, multilineField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './customer-case.text.ts'
import { text as menu } from './menu.text.ts'

export const caseStatuses = ['open', 'waiting', 'resolved', 'closed'] as const
export type CaseStatus = (typeof caseStatuses)[number]
export const casePriorities = ['urgent', 'high', 'normal', 'low'] as const
export type CasePriority = (typeof casePriorities)[number]

/** From the creation of a case until it is due. Units: hours. */
export const caseHours: Readonly<Record<CasePriority, number>> = { urgent: 4, high: 24, normal: 72, low: 168 }

export type CaseVerb = 'wait' | 'resume' | 'resolve' | 'close' | 'reopen'
export const caseSteps: Readonly<Record<CaseVerb, { from: readonly CaseStatus[]; to: CaseStatus }>> = {
  wait: { from: ['open'], to: 'waiting' },
  resume: { from: ['waiting'], to: 'open' },
  resolve: { from: ['open', 'waiting'], to: 'resolved' },
  close: { from: ['resolved'], to: 'closed' },
  reopen: { from: ['resolved', 'closed'], to: 'open' },
}

/** Number series for cases without an entered number. */
export const caseCodes = series({
  key: 'crm.customer_case',
  title: text.codes,
  prefix: 'CASE',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/** A question or complaint of a customer until it is closed. Source: docs/guides/crm.md, Cases. */
export const customerCase = master({
  module: 'crm',
  thing: 'customerCase',
  path: '/crm/cases/',
  api: '/crm/cases',
  text,
  menuTitle: menu.work,
  icon: 'inbox',
  sortOrder: 31,
  statuses: caseStatuses,
  uniqueName: 'none',
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    customerId: recordField('crm.customer'),
    category: choiceField(['question', 'complaint', 'return', 'delivery', 'invoice', 'other']).default('question'),
    priority: choiceField(casePriorities).default('normal'),
    ownerId: recordField('erp.app_user').nullable().default(null),
    description: multilineField({ max: 4000 }).nullable().default(null),
  },
  shown: {
    dueAt: instantField(),
    resolution: multilineField({ max: 2000 }).nullable(),
    resolvedAt: instantField().nullable(),
    closedAt: instantField().nullable(),
  },
  columns: ['customerId', 'category', 'priority', 'ownerId', 'dueAt'],
  filters: ['priority', 'category', 'customerId', 'ownerId'],
  errors: ['crm.record_closed'],
  events: ['reopen'],
  without: ['deactivate', 'merge', 'delete', 'import'],
})

const { list, selected, get, history } = customerCase.routes
const id = idOf(customerCase.entity)

export const resolving = { resolution: multilineField({ max: 2000 }) }

function step<F extends Readonly<Record<string, z.ZodType>>>(verb: CaseVerb, event: string, fields: F) {
  const errors: readonly ErrorCode[] = ['not_found', 'stale', 'state_conflict']
  return route({
    id: `crm.customerCase.${verb}`,
    method: 'POST',
    path: `/crm/cases/{id}/${verb}`,
    page: customerCase.page,
    event,
    writes: true,
    stale: [list, selected, get, history],
    errors,
    input: z.strictObject({ id, version: Version, ...fields }),
    output: z.object({ id, version: Version, status: z.enum(caseStatuses) }),
  })
}

/** The customer has to answer. */
export const waitCase = step('wait', 'edit', {})
export const resumeCase = step('resume', 'edit', {})
export const resolveCase = step('resolve', 'edit', resolving)
export const closeCase = step('close', 'edit', {})
/** Its resolution stays in the history. */
export const reopenCase = step('reopen', 'reopen', {})

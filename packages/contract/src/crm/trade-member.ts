import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { codeField, dateField, instantField, integerField, multilineField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './trade-member.text.ts'

export const memberStatuses = ['active', 'stopped', 'suspended'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export type MemberVerb = 'stop' | 'suspend' | 'resume'
export const memberSteps: Readonly<Record<MemberVerb, { from: readonly MemberStatus[]; to: MemberStatus }>> = {
  stop: { from: ['active', 'suspended'], to: 'stopped' },
  suspend: { from: ['active', 'stopped'], to: 'suspended' },
  resume: { from: ['stopped', 'suspended'], to: 'active' },
}

/** Number series for trade members without an entered number. */
export const memberCodes = series({
  key: 'crm.trade_member',
  title: text.codes,
  prefix: 'TM',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/**
 * A customer that buys on account. Its limit, payment terms and price list are fields of the customer. Source: docs/guides/crm.md,
 * Trade members.
 */
export const tradeMember = master({
  module: 'crm',
  thing: 'tradeMember',
  path: '/crm/trade-members/',
  api: '/crm/trade-members',
  text,
  icon: 'users',
  sortOrder: 13,
  statuses: memberStatuses,
  uniqueName: 'none',
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    /** Stays; another customer is another member. */
    customerId: recordField('crm.customer'),
    /** Account manager. */
    ownerId: recordField('erp.app_user').nullable().default(null),
    memberSince: dateField(),
    /** Purchase order number of the customer, of its orders and of what it puts on account. */
    isReferenceRequired: switchField().default(false),
    /** An invoice that is open longer past its due date holds orders and charges. Blank: none does. */
    overdueDays: integerField({ min: 0, max: 365 }).nullable().default(null),
  },
  shown: {
    stopReason: multilineField({ max: 500 }).nullable(),
    stoppedAt: instantField().nullable(),
  },
  columns: ['customerId', 'ownerId', 'memberSince', 'isReferenceRequired', 'overdueDays', 'stopReason'],
  filters: ['customerId', 'ownerId', 'isReferenceRequired'],
  errors: ['crm.member_customer', 'crm.member_exists'],
  events: [
    { code: 'stop', risk: 'high' },
    { code: 'set_limit', risk: 'high' },
  ],
  without: ['deactivate', 'merge', 'import'],
})

const { list, selected, get, history } = tradeMember.routes
const id = idOf(tradeMember.entity)
const errors: readonly ErrorCode[] = ['not_found', 'stale', 'state_conflict']

/** Why, for the events of the account. */
export const because = { reason: multilineField({ max: 500 }) }

function step(verb: MemberVerb) {
  return route({
    id: `crm.tradeMember.${verb}`,
    method: 'POST',
    path: `/crm/trade-members/{id}/${verb}`,
    page: tradeMember.page,
    event: 'stop',
    writes: true,
    stale: [list, selected, get, history],
    errors,
    input: z.strictObject({ id, version: Version, ...because }),
    output: z.object({ id, version: Version, status: z.enum(memberStatuses) }),
  })
}

/** Orders are held and nothing is put on account. Locks: the customer. */
export const stopMember = step('stop')
/** Orders are refused, also held ones, and nothing is put on account. Locks: the customer. */
export const suspendMember = step('suspend')
export const resumeMember = step('resume')

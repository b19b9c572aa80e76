import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, multilineField, shownField, switchField } from '../fields.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { text } from './paid-membership.text.ts'

const amount = () => amountField()
const posting = [
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
  'accounts.invoice_tax_number',
  'accounts.invoice_too_large',
] as const
const selling = [...posting, 'sales.plan_without_tax', 'sales.membership_overlaps', 'sales.member_inactive'] as const

/** A membership that a customer pays for, invoiced when it is sold. Source: docs/guides/crm.md, Paid memberships. */
export const paidMembership = document({
  module: 'sales',
  thing: 'paidMembership',
  path: '/crm/paid-memberships/',
  api: '/sales/paid-memberships',
  text,
  icon: 'user',
  sortOrder: 17,
  numbers: series({
    key: 'sales.paid_membership',
    title: text.title,
    prefix: 'MEM',
    padding: 6,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'startsOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'active', 'grace', 'expired', 'cancelled'],
  fields: {
    customerId: recordField('crm.customer'),
    planId: recordField('sales.membership_plan'),
    storeId: recordField('erp.store'),
    startsOn: dateField(),
  },
  shown: {
    endsOn: dateField(),
    /** Last day on which it gives its tier. */
    graceUntil: dateField(),
    tierId: recordField('sales.tier'),
    cardNo: shownField().nullable(),
    /** Of the plan, with or without tax. */
    feeMinor: amount(),
    invoiceId: recordField('accounts.invoice').nullable(),
    soldOn: dateField().nullable(),
    renewsAutomatically: switchField(),
    netMinor: amount(),
    recognisedMinor: amount(),
    creditedMinor: amount(),
    /** The membership that it renews. */
    renewalOf: shownField().nullable(),
    creditNoteId: recordField('accounts.invoice').nullable(),
    cancelledOn: dateField().nullable(),
    reason: shownField().nullable(),
  },
  columns: ['customerId', 'planId', 'startsOn', 'endsOn', 'tierId', 'feeMinor'],
  filters: ['customerId', 'planId', 'storeId', 'tierId', 'renewsAutomatically'],
  unfiltered: [
    'endsOn',
    'graceUntil',
    'cardNo',
    'feeMinor',
    'soldOn',
    'netMinor',
    'recognisedMinor',
    'creditedMinor',
    'renewalOf',
    'cancelledOn',
    'reason',
  ],
  errors: ['sales.rule_broken'],
  events: [{ code: 'sell', dependsOn: 'create' }],
  transitions: {
    sell: {
      from: ['draft'],
      to: ['active'],
      event: 'sell',
      isNext: true,
      errors: [...selling, 'sales.membership_day'],
    },
    startRenewal: {
      from: ['active', 'grace'],
      to: ['active', 'grace'],
      event: 'sell',
      shownIf: { renewsAutomatically: false },
      errors: ['sales.membership_renewed'],
    },
    stopRenewal: {
      from: ['active', 'grace'],
      to: ['active', 'grace'],
      event: 'sell',
      shownIf: { renewsAutomatically: true },
    },
    cancel: {
      from: ['active', 'grace'],
      to: ['cancelled'],
      event: 'cancel',
      fields: { reason: multilineField({ max: 500 }) },
      errors: posting,
    },
  },
})

const id = idOf(paidMembership.entity)

/** What becomes income in each month: posted, or planned. */
export const getMembershipIncome = route({
  id: 'sales.paidMembership.income',
  method: 'GET',
  path: '/sales/paid-memberships/{id}/income',
  page: paidMembership.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    currency: z.string(),
    /** Not income yet. Units: minor units. */
    deferredMinor: z.int(),
    months: z.array(z.object({ no: z.int(), on: BusinessDate, amountMinor: z.int(), isPosted: z.boolean() })),
  }),
})
export type MembershipIncome = OutputOfRoute<typeof getMembershipIncome>

/** Sells the next period of a membership at the terms of its plan today; it begins after the last day. The same `uid` renews once. */
export const renewMembership = route({
  id: 'sales.paidMembership.renew',
  method: 'POST',
  path: '/sales/paid-memberships/{id}/renew',
  page: paidMembership.page,
  event: 'sell',
  writes: true,
  status: 201,
  stale: [paidMembership.routes.list, paidMembership.routes.get],
  errors: ['not_found', 'duplicate', 'state_conflict', 'sales.membership_renewed', ...selling],
  input: z.strictObject({ id, uid: z.uuid() }),
  output: z.object({ id, version: Version }),
})

import { integerField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text } from './membership-plan.text.ts'

/** Most that a membership costs. Units: minor units. */
const mostFeeMinor = 1_000_000_000
/** Months of the longest membership. */
export const mostMonths = 60

/** What paid memberships cost, how long they last and the tier they give. Source: docs/guides/crm.md, Paid memberships. */
export const membershipPlan = master({
  module: 'sales',
  thing: 'membershipPlan',
  path: '/crm/membership-plans/',
  api: '/sales/membership-plans',
  text,
  icon: 'list-check',
  sortOrder: 18,
  fields: {
    tierId: recordField('sales.tier'),
    /** Units: minor units of the company's currency. */
    feeMinor: amountField({ min: 1, max: mostFeeMinor }),
    isTaxInclusive: switchField().default(true),
    /** Blank: that of the tax rules. */
    taxCodeId: recordField('accounts.tax_code').nullable().default(null),
    durationMonths: integerField({ min: 1, max: mostMonths }).default(12),
    /** After the last day, in which the tier is kept. */
    graceDays: integerField({ min: 0, max: 90 }).default(0),
    /** What memberships do when they are sold; each may be changed afterwards. */
    renewsAutomatically: switchField().default(false),
  },
  columns: ['tierId', 'feeMinor', 'durationMonths', 'graceDays'],
  filters: ['tierId'],
  errors: ['sales.rule_broken', 'sales.plan_without_tax'],
  without: ['merge', 'import'],
})

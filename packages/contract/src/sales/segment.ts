import { choiceField, integerField, referenceField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordsField } from '../rich-fields.ts'
import { text } from './segment.text.ts'
import { mostTurnoverMinor } from './turnover.ts'

export const customerKinds = ['person', 'company'] as const
export const consents = ['unknown', 'granted', 'denied'] as const
/** Units: days. */
const longest = 3660
const days = () => integerField({ min: 1, max: longest }).nullable().default(null)
const amount = () => amountField({ min: -mostTurnoverMinor, max: mostTurnoverMinor }).nullable().default(null)
const count = (min: number) => integerField({ min, max: 1_000_000 }).nullable().default(null)

/** Groups of customers by a rule; promotions may be limited to them. Source: docs/guides/crm.md, Segments. */
export const segment = master({
  module: 'sales',
  thing: 'segment',
  path: '/crm/segments/',
  api: '/sales/segments',
  text,
  icon: 'users',
  sortOrder: 11,
  fields: {
    customerKind: choiceField(customerKinds).nullable().default(null),
    countryCode: referenceField('country').nullable().default(null),
    city: textField({ max: 80 }).nullable().default(null),
    emailConsent: choiceField(consents).nullable().default(null),
    /** In which turnover and purchases count. Units: days. */
    periodDays: integerField({ min: 1, max: longest }).default(365),
    /** Net of tax, less what came back. Units: minor units of the company's currency. */
    leastTurnoverMinor: amount(),
    mostTurnoverMinor: amount(),
    leastPurchases: count(1),
    mostPurchases: count(0),
    boughtWithinDays: days(),
    notBoughtForDays: days(),
    /** None: anywhere or nowhere. */
    stores: recordsField('erp.store').default([]),
    /** None: any or no list. */
    priceLists: recordsField('procure.price_list').default([]),
    /** None: any or no group. */
    customerGroups: recordsField('crm.customer_group').default([]),
    /** None: any or no tier. */
    tiers: recordsField('sales.tier').default([]),
  },
  columns: ['periodDays', 'leastTurnoverMinor', 'leastPurchases', 'boughtWithinDays', 'notBoughtForDays'],
  filters: ['customerKind', 'countryCode'],
  errors: ['sales.rule_broken'],
  without: ['merge', 'import'],
})

import { integerField, rateField } from '../fields.ts'
import { amountField } from '../rich-fields.ts'
import { setting } from '../setting.ts'
import { text } from './points-settings.text.ts'

const common = { group: 'sales', levels: ['company', 'installation'] } as const
const mostMinor = 100_000_000

/** Minor units of the company's currency; 0: no points are earned. Source: sales-crm-finance.md d7. */
export const pointsEarnPer = setting({
  ...common,
  key: 'sales.points_earn_per',
  title: text.earnPer,
  help: text.earnPer_help,
  field: amountField({ max: mostMinor }),
  initial: 0,
})

export const pointValue = setting({
  ...common,
  key: 'sales.point_value',
  title: text.point,
  help: text.point_help,
  field: amountField({ min: 1, max: 1_000_000 }),
  initial: 1,
})

export const pointsLeast = setting({
  ...common,
  key: 'sales.points_least',
  title: text.least,
  help: text.least_help,
  field: amountField({ max: mostMinor }),
  initial: 100,
})

export const pointsMostShare = setting({
  ...common,
  key: 'sales.points_most_share',
  title: text.most,
  help: text.most_help,
  field: rateField({ minPpm: 1, maxPpm: 1_000_000 }),
  initial: 500_000,
})

/** 0: they do not expire. */
export const pointsExpiryMonths = setting({
  ...common,
  key: 'sales.points_expiry_months',
  title: text.expiry,
  help: text.expiry_help,
  field: integerField({ min: 0, max: 120 }),
  initial: 24,
})

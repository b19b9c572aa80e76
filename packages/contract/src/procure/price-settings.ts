import { rateField, switchField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './price-settings.text.ts'

export const batchNeedsOther = setting({
  key: 'procure.batch_needs_other',
  group: 'sales',
  title: text.batchNeedsOther,
  help: text.batchNeedsOther_help,
  levels: ['company', 'installation'],
  field: switchField(),
  initial: false,
})

/** Minimum margin for products whose categories set none. */
export const leastMargin = setting({
  key: 'procure.least_margin',
  group: 'sales',
  title: text.leastMargin,
  help: text.leastMargin_help,
  levels: ['company', 'installation'],
  field: rateField({ maxPpm: 999_999 }),
  initial: 0,
})

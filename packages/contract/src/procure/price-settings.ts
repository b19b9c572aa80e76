import { rateField, switchField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './price-settings.text.ts'

/** Source: procurement.md 3.8. */
export const batchNeedsOther = setting({
  key: 'procure.batch_needs_other',
  group: 'sales',
  title: text.batchNeedsOther,
  help: text.batchNeedsOther_help,
  levels: ['company', 'installation'],
  field: switchField(),
  initial: false,
})

/** What a price must earn at least, where no category of the product says more of it. Source: shell-and-access.md 3.2, category. */
export const leastMargin = setting({
  key: 'procure.least_margin',
  group: 'sales',
  title: text.leastMargin,
  help: text.leastMargin_help,
  levels: ['company', 'installation'],
  field: rateField({ maxPpm: 999_999 }),
  initial: 0,
})

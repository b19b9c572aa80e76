import { integerField, rateField } from '../fields.ts'
import { amountField } from '../rich-fields.ts'
import { setting } from '../setting.ts'
import { text } from './count-settings.text.ts'

const common = { group: 'inventory', levels: ['store', 'company', 'installation'] } as const

/** A variance up to this quantity is accepted if its value allows. */
export const countTolerance = setting({
  ...common,
  key: 'inventory.count_tolerance',
  title: text.countTolerance,
  help: text.countTolerance_help,
  field: integerField({ min: 0, max: 1_000_000 }),
  initial: 1,
})

/** The same as a share of the expected quantity; the larger tolerance applies. */
export const countToleranceRate = setting({
  ...common,
  key: 'inventory.count_tolerance_rate',
  title: text.countToleranceRate,
  help: text.countToleranceRate_help,
  field: rateField({ maxPpm: 1_000_000 }),
  initial: 10_000,
})

/** A variance up to this value is accepted automatically. Units: minor units of the company's currency. */
export const countAutoLimit = setting({
  ...common,
  key: 'inventory.count_auto_limit',
  title: text.countAutoLimit,
  help: text.countAutoLimit_help,
  field: amountField(),
  initial: 5000,
})

/** A variance above this value requires the permission to approve above the limit. Units: minor units of the company's currency. */
export const countApprovalLimit = setting({
  ...common,
  key: 'inventory.count_approval_limit',
  title: text.countApprovalLimit,
  help: text.countApprovalLimit_help,
  field: amountField(),
  initial: 50_000,
})

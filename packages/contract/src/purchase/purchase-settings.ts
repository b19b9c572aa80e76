import { choiceField, rateField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './purchase-settings.text.ts'

const common = { group: 'purchasing', levels: ['company', 'installation'] } as const

/** Applies where neither the line nor the supplier has a tolerance. */
export const overReceiptTolerance = setting({
  ...common,
  key: 'purchase.over_receipt_tolerance',
  title: text.over,
  help: text.over_help,
  field: rateField({ maxPpm: 1_000_000 }),
  initial: 0,
})

export const underReceiptTolerance = setting({
  ...common,
  key: 'purchase.under_receipt_tolerance',
  title: text.under,
  help: text.under_help,
  field: rateField({ maxPpm: 1_000_000 }),
  initial: 0,
})

/** What happens to goods above the tolerance. */
export const overReceiptAction = setting({
  ...common,
  key: 'purchase.over_receipt_action',
  title: text.action,
  help: text.action_help,
  field: choiceField(['refuse', 'reject']),
  choices: { refuse: text.action_refuse, reject: text.action_reject },
  initial: 'refuse',
})

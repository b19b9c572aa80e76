import { choiceField, rateField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text as billText } from './order-bills.text.ts'
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

/** What invoices may exceed the order price by. */
export const billPriceTolerance = setting({
  ...common,
  key: 'purchase.bill_price_tolerance',
  title: billText.tolerance,
  help: billText.tolerance_help,
  field: rateField({ maxPpm: 1_000_000 }),
  initial: 10_000,
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

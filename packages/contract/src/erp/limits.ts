import { text } from './limits.text.ts'

/** Limits up to which a role decides without a second approval. Units: amounts in the company currency. */
export const limits = [
  { code: 'discount_pct', unit: 'rate', title: text.discount_pct },
  { code: 'discount_amount', unit: 'amount', title: text.discount_amount },
  { code: 'refund_amount', unit: 'amount', title: text.refund_amount },
  { code: 'po_approve_amount', unit: 'amount', title: text.po_approve_amount },
  { code: 'stock_adjust_value', unit: 'amount', title: text.stock_adjust_value },
  { code: 'credit_limit_change', unit: 'amount', title: text.credit_limit_change },
  { code: 'price_change_pct', unit: 'rate', title: text.price_change_pct },
  { code: 'backdate_days', unit: 'days', title: text.backdate_days },
] as const

export type Limit = (typeof limits)[number]
export type LimitCode = Limit['code']
export const limitCodes = limits.map(({ code }) => code)

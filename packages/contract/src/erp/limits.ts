import { text } from './limits.text.ts'

/**
 * Up to what a role decides alone at the till. Documents are decided by approval rules.
 * Units: amounts in the company currency. Source: docs/decisions/097.
 */
export const limits = [
  { code: 'discount_pct', unit: 'rate', title: text.discount_pct },
  { code: 'refund_amount', unit: 'amount', title: text.refund_amount },
] as const

export type Limit = (typeof limits)[number]
export type LimitCode = Limit['code']
export const limitCodes = limits.map(({ code }) => code)

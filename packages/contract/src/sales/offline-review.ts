/** Whether a person has looked at what arrived with a reason to. */
export const reviewStates = ['open', 'settled'] as const

/** Why a person looks at a sale of a device, which was recorded as the customer paid it. Source: docs/guides/sales.md, Offline. */
export const reviewReasons = [
  'price_changed',
  'kit_changed',
  'tax_changed',
  'not_sellable',
  'payment_refused',
  'over_limit',
  'customer_stopped',
  'serial_missing',
  'session_closed',
  'period_closed',
  'device_revoked',
  'cashier_inactive',
  'clock_wrong',
  'beyond_limits',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

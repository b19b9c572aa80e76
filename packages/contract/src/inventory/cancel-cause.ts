/** Cancellation reasons of transfers. Source: decision 080. */
export const cancelCauses = [
  'not_needed',
  'entered_wrong',
  'not_in_stock',
  'too_late',
  'sent_otherwise',
  'other',
] as const
export type CancelCause = (typeof cancelCauses)[number]

/** Cancellation reasons of transfers. Source: docs/guides/inventory.md, Transfer cancellation. */
export const cancelCauses = [
  'not_needed',
  'entered_wrong',
  'not_in_stock',
  'too_late',
  'sent_otherwise',
  'other',
] as const
export type CancelCause = (typeof cancelCauses)[number]

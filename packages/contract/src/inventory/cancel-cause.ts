/** Why a transfer is cancelled. Source: warehouse.md 7.1, cancel management; decision 080. */
export const cancelCauses = [
  'not_needed',
  'entered_wrong',
  'not_in_stock',
  'too_late',
  'sent_otherwise',
  'other',
] as const
export type CancelCause = (typeof cancelCauses)[number]

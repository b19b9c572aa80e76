import type { SuggestionRow } from '@countinghouse/contract/purchase/replenishment'

export const toneOf: Readonly<Record<SuggestionRow['status'], string>> = {
  new: 'info',
  edited: 'info',
  accepted: 'success',
  dismissed: 'neutral',
  converted: 'success',
  expired: 'neutral',
}

import { documentTones } from '../../kit/document-tones.ts'

/** Tones of receipt statuses: open while counting continues. */
export const receiptTones: Readonly<Record<string, string>> = {
  ...documentTones,
  draft: 'info',
  posted: 'warning',
  closed: 'success',
}

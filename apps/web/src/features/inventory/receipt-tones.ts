import { documentTones } from '../../kit/document-tones.ts'

/** Of receipts that are counted: open while there is something to do. */
export const receiptTones: Readonly<Record<string, string>> = {
  ...documentTones,
  draft: 'info',
  posted: 'warning',
  closed: 'success',
}

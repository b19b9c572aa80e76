import { series } from '../series.ts'
import { text } from './receipt-numbers.text.ts'

/** One row of numbers for all receipts, whatever they receive. */
export const receiptNumbers = series({
  key: 'inventory.receipt',
  title: text.title,
  prefix: 'REC',
  padding: 5,
  reset: 'year',
  isPerStore: false,
  isGapless: false,
})

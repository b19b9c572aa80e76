import { series } from '../series.ts'
import { text } from './receipt-numbers.text.ts'

/** One number series for all types of receipts. */
export const receiptNumbers = series({
  key: 'inventory.receipt',
  title: text.title,
  prefix: 'REC',
  padding: 5,
  reset: 'year',
  isPerStore: false,
  isGapless: false,
})

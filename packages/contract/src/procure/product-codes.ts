import { series } from '../series.ts'
import { text } from './product-record.text.ts'

/** Series of assigned style codes; the code of the brand replaces the prefix. */
export const styleCodes = series({
  key: 'procure.product',
  title: text.codes,
  prefix: 'ART',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

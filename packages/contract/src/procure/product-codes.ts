import { series } from '../series.ts'
import { text } from './product-record.text.ts'

/** Style codes that nobody chose; with a brand, its code takes the place of the prefix. Source: procurement.md 2.1, style_code. */
export const styleCodes = series({
  key: 'procure.product',
  title: text.codes,
  prefix: 'ART',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

import { texts } from '@countinghouse/kernel/text'
import { text as product } from './product.text.ts'

/** What the sides of a product are called, each of which loads when somebody goes there. */
export const text = texts({
  bom: product.bom,
  price: { en: 'Price breakdown', ar: 'تفصيل السعر' },
  suppliers: { en: 'Suppliers', ar: 'الموردون' },
  web: { en: 'Web', ar: 'الويب' },
  costs: { en: 'Cost and margin', ar: 'التكلفة والهامش' },
})

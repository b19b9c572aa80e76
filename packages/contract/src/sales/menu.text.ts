import { texts } from '@countinghouse/kernel/text'

/** Headings of the menu of the point of sale. */
export const text = texts({
  till: { en: 'Point of sale', ar: 'نقطة البيع' },
})

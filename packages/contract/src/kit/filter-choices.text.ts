import { texts } from '@countinghouse/kernel/text'

/** Selecting the value of a filter. */
export const text = texts({
  findChoice: { en: 'Find in {label}', ar: 'بحث في {label}' },
  noChoice: { en: 'No results. Try another word.', ar: 'لا توجد نتائج. جرّب كلمة أخرى.' },
})

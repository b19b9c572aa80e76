import { texts } from '@countinghouse/kernel/text'

/** What is told while a value of a filter is chosen. */
export const text = texts({
  findChoice: { en: 'Find in {label}', ar: 'بحث في {label}' },
  noChoice: { en: 'Nothing found. Type another word.', ar: 'لا توجد نتائج. اكتب كلمة أخرى.' },
})

import { texts } from '@countinghouse/kernel/text'

/** Headings of the finance menu. */
export const text = texts({
  books: { en: 'General ledger', ar: 'دفتر الأستاذ العام' },
  tax: { en: 'Tax', ar: 'الضريبة' },
})

import { texts } from '@countinghouse/kernel/text'

/** Headings of the menu of finance. */
export const text = texts({
  books: { en: 'General ledger', ar: 'دفتر الأستاذ العام' },
})

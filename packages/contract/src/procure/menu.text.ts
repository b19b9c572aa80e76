import { texts } from '@countinghouse/kernel/text'

/** Headings of the procurement menu. */
export const text = texts({
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  masterData: { en: 'Master data', ar: 'البيانات الأساسية' },
})

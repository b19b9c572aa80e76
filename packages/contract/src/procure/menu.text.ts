import { texts } from '@countinghouse/kernel/text'

/** Headings of the procurement menu. */
export const text = texts({
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  purchasing: { en: 'Purchasing', ar: 'المشتريات' },
  masterData: { en: 'Master data', ar: 'البيانات الأساسية' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
})

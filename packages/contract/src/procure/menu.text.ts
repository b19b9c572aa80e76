import { texts } from '@countinghouse/kernel/text'

/** Headings of the procurement menu. */
export const text = texts({
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  purchasing: { en: 'Purchasing', ar: 'المشتريات' },
  masterData: { en: 'Master data', ar: 'البيانات الأساسية' },
  /** Of the warehouse, as its own pages call it. */
  warehouseSetUp: { en: 'Set-up', ar: 'الإعداد' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
})

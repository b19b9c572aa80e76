import { texts } from '@countinghouse/kernel/text'

/** Headings of the procurement menu. */
export const text = texts({
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  purchasing: { en: 'Purchasing', ar: 'المشتريات' },
  masterData: { en: 'Master data', ar: 'البيانات الأساسية' },
  /** Section of the warehouse menu. */
  warehouseSetUp: { en: 'Set-up', ar: 'الإعداد' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
})

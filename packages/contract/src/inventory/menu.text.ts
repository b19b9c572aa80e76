import { texts } from '@countinghouse/kernel/text'

/** Headings of the warehouse menu. */
export const text = texts({
  receiving: { en: 'Receiving', ar: 'الاستلام' },
  stock: { en: 'Stock', ar: 'المخزون' },
  transfers: { en: 'Transfers', ar: 'التحويلات' },
  reports: { en: 'Reports', ar: 'التقارير' },
  masterData: { en: 'Set-up', ar: 'الإعداد' },
})

import { texts } from '@countinghouse/kernel/text'

/** Headings of the ERP menu. */
export const text = texts({
  company: { en: 'Company', ar: 'الشركة' },
  access: { en: 'Access', ar: 'الوصول' },
  money: { en: 'Payments', ar: 'المدفوعات' },
  oversight: { en: 'Oversight', ar: 'الرقابة' },
  operations: { en: 'Operations', ar: 'التشغيل' },
})

import { texts } from '@countinghouse/kernel/text'

/** Headings of the ERP menu. */
export const text = texts({
  company: { en: 'Company', ar: 'الشركة' },
  access: { en: 'Access', ar: 'الوصول' },
  trade: { en: 'Payments and delivery', ar: 'الدفع والتوصيل' },
  oversight: { en: 'Oversight', ar: 'الرقابة' },
  operations: { en: 'Operations', ar: 'التشغيل' },
})

import { texts } from '@countinghouse/kernel/text'

/** The calendar among the sides of a season. */
export const text = texts({
  calendar: { en: 'Calendar', ar: 'التقويم' },
  buying: { en: 'Buying', ar: 'الشراء' },
  delivery: { en: 'Delivery', ar: 'التسليم' },
  selling: { en: 'Selling', ar: 'البيع' },
  markdown: { en: 'Markdown', ar: 'التخفيض' },
  range: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  from: { en: 'from {from}', ar: 'من {from}' },
  until: { en: 'until {to}', ar: 'حتى {to}' },
  none: { en: 'No dates', ar: 'بلا تواريخ' },
  noDates: {
    en: 'This season has no dates. Enter them on the Details tab.',
    ar: 'لا تواريخ لهذا الموسم. أدخلها في تبويب «التفاصيل».',
  },
})

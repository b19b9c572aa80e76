import { texts } from '@countinghouse/kernel/text'

/** Documents behind a figure. */
export const text = texts({
  title: { en: 'Documents', ar: 'المستندات' },
  loading: { en: 'Loading documents …', ar: 'جارٍ تحميل المستندات …' },
  number: { en: 'Number', ar: 'الرقم' },
  day: { en: 'Date', ar: 'التاريخ' },
  receipt: { en: 'Receipt', ar: 'إيصال' },
  return: { en: 'Return', ar: 'مرتجع' },
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  delivery: { en: 'Delivery', ar: 'توصيل' },
  sales_return: { en: 'Return from a customer', ar: 'مرتجع من عميل' },
  total: {
    en: 'Total of {count, plural, one {# document} other {# documents}}',
    ar: 'إجمالي {count, plural, zero {لا مستندات} one {مستند واحد} two {مستندين} few {# مستندات} many {# مستندًا} other {# مستند}}',
  },
  notAll: { en: 'The latest {shown} documents are shown.', ar: 'تظهر أحدث {shown} مستند.' },
})

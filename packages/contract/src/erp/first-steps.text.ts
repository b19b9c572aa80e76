import { texts } from '@countinghouse/kernel/text'

/** First steps of a company on the dashboard. */
export const text = texts({
  title: { en: 'First steps', ar: 'الخطوات الأولى' },
  progress: { en: '{done} of {count} done', ar: 'أُنجز {done} من {count}' },
  done: { en: 'Done', ar: 'أُنجزت' },
  open: { en: 'To do', ar: 'لم تُنجز بعد' },
  hide: { en: 'Hide first steps', ar: 'إخفاء الخطوات الأولى' },
  show: { en: 'Show first steps', ar: 'عرض الخطوات الأولى' },
  people: { en: 'Invite the people you work with', ar: 'ادعُ من تعمل معهم' },
  suppliers: { en: 'Add or import your suppliers', ar: 'أضف الموردين أو استوردهم' },
  products: { en: 'Add or import your products', ar: 'أضف المنتجات أو استوردها' },
  prices: { en: 'Set selling prices', ar: 'حدّد أسعار البيع' },
  tax: { en: 'Set up tax rules', ar: 'أعدّ قواعد الضريبة' },
  stock: { en: 'Enter opening stock', ar: 'أدخل المخزون الافتتاحي' },
  till: { en: 'Add a till', ar: 'أضف صندوقًا' },
  sale: { en: 'Make the first sale', ar: 'أتمّ أول بيع' },
})

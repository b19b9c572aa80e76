import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Cashier control', ar: 'رقابة الكاشير' },
  purpose: {
    en: 'Voids, returns, discounts, price changes and drawer openings of cashiers, beside the norm of all.',
    ar: 'إلغاءات الكاشير ومرتجعاتهم وخصوماتهم وتغييرات الأسعار وفتح الدرج، مقارنةً بمعدل الجميع.',
  },
  failed: { en: 'The report', ar: 'التقرير' },
  empty: { en: 'No receipts in this period. Choose other dates.', ar: 'لا إيصالات في هذه الفترة. اختر تواريخ أخرى.' },
  store: { en: 'Store', ar: 'المتجر' },
  view: { en: 'Cashiers', ar: 'الكاشير' },
  cashier: { en: 'Cashier', ar: 'الكاشير' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  gross: { en: 'Gross sales', ar: 'إجمالي المبيعات' },
  voids: { en: 'Voids', ar: 'الإلغاءات' },
  returns: { en: 'Returns', ar: 'المرتجعات' },
  discounts: { en: 'Manual discounts', ar: 'الخصومات اليدوية' },
  overrides: { en: 'Changed prices', ar: 'الأسعار المعدّلة' },
  noSales: { en: 'No sale', ar: 'فتح الدرج بلا بيع' },
  norm: { en: 'Norm of all', ar: 'معدل الجميع' },
  remarkable: { en: 'Above the norm', ar: 'فوق المعدل' },
  receipts: { en: 'Show receipts', ar: 'عرض الإيصالات' },
})

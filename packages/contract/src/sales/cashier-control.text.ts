import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Cashier control', ar: 'رقابة الكاشير' },
  purpose: {
    en: 'Voids, returns, manual discounts, price changes and no-sale drawer openings by cashier, compared with the average.',
    ar: 'إلغاءات الكاشير ومرتجعاتهم وخصوماتهم وتغييرات الأسعار وفتح الدرج، مقارنةً بالمتوسط.',
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
  average: { en: 'Average', ar: 'المتوسط' },
  aboveAverage: { en: 'Above average', ar: 'فوق المتوسط' },
  receipts: { en: 'Show receipts', ar: 'عرض الإيصالات' },
})

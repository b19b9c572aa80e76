import { texts } from '@countinghouse/kernel/text'

/** What sizes of other scales mean the same: a side of a scale. */
export const text = texts({
  title: { en: 'Equivalents', ar: 'المكافئات' },
  purpose: {
    en: 'Equivalent sizes in other scales, such as EU 42 = UK 8 = US 9.',
    ar: 'المقاسات المكافئة في السلالم الأخرى، مثل \u2066EU 42 = UK 8 = US 9\u2069.',
  },
  grid: { en: 'Conversion grid', ar: 'جدول التحويل' },
  none: { en: 'Add sizes and another scale first.', ar: 'أضف مقاسات وسلمًا آخر أولًا.' },
  compare: { en: 'Compare with', ar: 'مقارنة مع' },
  compareNone: { en: 'Choose a scale', ar: 'اختر سلمًا' },
  cell: { en: '{scale} for {size}', ar: '{scale} مقابل {size}' },
  another: { en: 'Another {scale} size for {size}', ar: 'مقاس آخر من {scale} مقابل {size}' },
  export: { en: 'Export as CSV', ar: 'تصدير CSV' },
})

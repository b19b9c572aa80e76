import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Only published reviews are included. The products with the fewest stars are listed first.',
    ar: 'تُحتسب التقييمات المنشورة فقط. تُعرض المنتجات الأقل نجومًا أولًا.',
  },
  help_read: { en: 'Read the reviews of a product', ar: 'قراءة تقييمات منتج' },
  help_read_1: { en: 'Open a row to list its reviews.', ar: 'افتح صفًا لعرض تقييماته.' },
})

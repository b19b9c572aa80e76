import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Product ratings', ar: 'تقييمات المنتجات' },
  one: { en: 'rated product', ar: 'منتج مُقيَّم' },
  many: {
    en: '{count, plural, one {# rated product} other {# rated products}}',
    ar: '{count, plural, zero {لا منتجات مُقيَّمة} one {منتج مُقيَّم واحد} two {منتجان مُقيَّمان} few {# منتجات مُقيَّمة} many {# منتجًا مُقيَّمًا} other {# منتج مُقيَّم}}',
  },
  purpose: { en: 'Average stars of published reviews by product.', ar: 'متوسط نجوم التقييمات المنشورة حسب المنتج.' },
  name: { en: 'Product', ar: 'المنتج' },
  average: { en: 'Average stars', ar: 'متوسط النجوم' },
  reviewCount: { en: 'Reviews', ar: 'التقييمات' },
  lowCount: { en: '1 and 2 stars', ar: 'نجمة ونجمتان' },
  empty: { en: 'No published reviews yet.', ar: 'لا تقييمات منشورة بعد.' },
})

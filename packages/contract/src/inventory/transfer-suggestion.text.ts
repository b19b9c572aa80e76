import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  fill: { en: 'Fill from suggestion', ar: 'تعبئة من الاقتراح' },
  storesFirst: {
    en: 'Choose two different stores first: source and destination.',
    ar: 'اختر أولًا متجرين مختلفين: المصدر والوجهة.',
  },
  title: { en: 'Low stock', ar: 'مخزون منخفض' },
  lead: {
    en: 'Products with {low, plural, one {# day} other {# days}} of cover or less, based on sales of the last {sold, plural, one {# day} other {# days}}, replenished to {fill, plural, one {# day} other {# days}}. The source store keeps as much for itself.',
    ar: 'منتجات تغطيتها {low, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} أو أقل بحسب مبيعات آخر {sold, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، تُزوَّد إلى {fill, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. ويحتفظ المتجر المصدر لنفسه بالقدر نفسه.',
  },
  choose: { en: 'Select {product}', ar: 'تحديد {product}' },
  chooseAll: { en: 'Select all', ar: 'تحديد الكل' },
  product: { en: 'Product', ar: 'المنتج' },
  sold: { en: 'Sold', ar: 'المبيع' },
  free: { en: 'At destination', ar: 'في الوجهة' },
  coming: { en: 'Incoming', ar: 'قادم' },
  there: { en: 'At source', ar: 'في المصدر' },
  suggested: { en: 'Suggested', ar: 'المقترح' },
  noneToSpare: { en: 'None to spare', ar: 'لا فائض' },
  ofWanted: { en: 'of {wanted}', ar: 'من {wanted}' },
  onList: { en: 'Already on a line', ar: 'موجود في سطر' },
  none: {
    en: 'No low stock: based on sales of the last {sold, plural, one {# day} other {# days}}, all products have more than {low, plural, one {# day} other {# days}} of cover.',
    ar: 'لا مخزون منخفض: بحسب مبيعات آخر {sold, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} تكفي كل المنتجات أكثر من {low, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
  isMore: {
    en: 'Showing the {most} most urgent products. Add them, submit, and repeat for the rest.',
    ar: 'المعروض أكثر {most} منتجًا إلحاحًا. أضفها وقدّم التحويل ثم كرر للباقي.',
  },
  full: {
    en: 'A transfer can have at most {most} lines; the last ones do not fit.',
    ar: 'للتحويل {most} سطرًا على الأكثر؛ لا تتسع السطور الأخيرة.',
  },
  add: {
    en: '{count, plural, =0 {Add lines} one {Add # line} other {Add # lines}}',
    ar: '{count, plural, =0 {إضافة سطور} zero {إضافة سطور} one {إضافة سطر واحد} two {إضافة سطرين} few {إضافة # سطور} many {إضافة # سطرًا} other {إضافة # سطر}}',
  },
  chooseFirst: { en: 'Select at least one product.', ar: 'اختر منتجًا واحدًا على الأقل.' },
})

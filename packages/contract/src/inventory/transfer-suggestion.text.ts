import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  fill: { en: 'Fill from suggestion', ar: 'تعبئة من الاقتراح' },
  storesFirst: {
    en: 'Choose two different stores first: the one that has the goods and the one that needs them.',
    ar: 'اختر أولًا متجرين مختلفين: الذي لديه البضاعة والذي يحتاجها.',
  },
  title: { en: 'What is running low', ar: 'ما أوشك على النفاد' },
  lead: {
    en: 'Goods that last {low, plural, one {# day} other {# days}} or less by what was sold in the last {sold, plural, one {# day} other {# days}}, filled up for {fill, plural, one {# day} other {# days}}. The other store keeps as much for itself.',
    ar: 'بضاعة تكفي {low, plural, zero {# يوم} one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} أو أقل بحسب مبيعات آخر {sold, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، تُعبأ لما يكفي {fill, plural, zero {# يوم} one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. ويحتفظ المتجر الآخر لنفسه بالقدر نفسه.',
  },
  choose: { en: 'Add {product}', ar: 'إضافة {product}' },
  chooseAll: { en: 'Add all', ar: 'إضافة الكل' },
  product: { en: 'Product', ar: 'المنتج' },
  sold: { en: 'Sold', ar: 'المبيع' },
  free: { en: 'Here', ar: 'هنا' },
  coming: { en: 'Coming', ar: 'قادم' },
  there: { en: 'There', ar: 'هناك' },
  suggested: { en: 'Suggested', ar: 'المقترح' },
  noneToSpare: { en: 'None to spare', ar: 'لا فائض' },
  ofWanted: { en: 'of {wanted}', ar: 'من {wanted}' },
  onList: { en: 'Already on a line', ar: 'موجود في سطر' },
  none: {
    en: 'Nothing is running low. What was sold in the last {sold, plural, one {# day} other {# days}} lasts longer than {low, plural, one {# day} other {# days}}.',
    ar: 'لا شيء يوشك على النفاد. ما بيع في آخر {sold, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} يكفي أكثر من {low, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
  isMore: {
    en: 'These are the {most} most urgent ones. Add them, hand in, and ask again for the rest.',
    ar: 'هذه أكثر {most} إلحاحًا. أضفها وقدّم الطلب ثم اطلب الباقي.',
  },
  full: {
    en: 'A transfer has {most} lines at most; the last ones do not fit.',
    ar: 'للتحويل {most} سطرًا على الأكثر؛ لا تتسع السطور الأخيرة.',
  },
  add: {
    en: '{count, plural, =0 {Add lines} one {Add # line} other {Add # lines}}',
    ar: '{count, plural, =0 {إضافة سطور} zero {إضافة سطور} one {إضافة سطر واحد} two {إضافة سطرين} few {إضافة # سطور} many {إضافة # سطرًا} other {إضافة # سطر}}',
  },
  chooseFirst: { en: 'Choose at least one product.', ar: 'اختر منتجًا واحدًا على الأقل.' },
})

import { texts } from '@countinghouse/kernel/text'

/** What is said of a product beside its name in pickers and lines; loaded with it. */
export const text = texts({
  available: { en: '{quantity} available', ar: 'المتاح {quantity}' },
  onOrder: { en: '{quantity} on order', ar: 'قيد الطلب {quantity}' },
  cover: {
    en: '{days, plural, one {# day} other {# days}} of cover',
    ar: 'يكفي {days, plural, zero {أقل من يوم} one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  },
})

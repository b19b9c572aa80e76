import { texts } from '@countinghouse/kernel/text'

/** What is said of a season while its form is filled in, and when it is copied. */
export const text = texts({
  suggestPhase: { en: 'According to its dates: {phase}.', ar: 'بحسب تواريخه: {phase}.' },
  usePhase: { en: 'Use this phase', ar: 'استخدام هذه المرحلة' },
  outOfOrder: {
    en: '{field} is before {before}. The order is buying, delivery, selling, markdown.',
    ar: '«{field}» قبل «{before}». الترتيب: الشراء ثم التسليم ثم البيع ثم التخفيض.',
  },
  overlaps: {
    en: '{count, plural, one {Overlaps the selling period of {names}.} other {Overlaps the selling periods of # other main seasons: {names}.}}',
    ar: '{count, plural, one {يتداخل مع فترة بيع {names}.} other {يتداخل مع فترات بيع # مواسم رئيسية أخرى: {names}.}}',
  },
  clone: { en: 'Copy to next year', ar: 'نسخ إلى السنة التالية' },
  cloneTitle: { en: 'Copy “{name}” to next year', ar: 'نسخ «{name}» إلى السنة التالية' },
  cloneHint: {
    en: 'The new season has the same type and budget, has its dates one year later and follows this season.',
    ar: 'للموسم الجديد النوع والميزانية نفسهما، وتواريخه بعد سنة، وهو يتبع هذا الموسم.',
  },
  cloned: { en: '{name} created.', ar: 'أُنشئ {name}.' },
})

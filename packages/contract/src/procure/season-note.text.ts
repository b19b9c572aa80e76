import { texts } from '@countinghouse/kernel/text'

/** What is said of a season while its form is filled in, and when it is copied. */
export const text = texts({
  suggestPhase: { en: 'By its dates: {phase}.', ar: 'بحسب تواريخه: {phase}.' },
  usePhase: { en: 'Use it', ar: 'استخدامها' },
  outOfOrder: {
    en: '{field} is before {before}. Seasons are bought, delivered, sold and marked down in this order.',
    ar: '«{field}» قبل «{before}». تُشترى المواسم ثم تُسلَّم ثم تُباع ثم يُخفَّض سعرها.',
  },
  overlaps: {
    en: '{count, plural, one {It is sold at the same time as {names}.} other {It is sold at the same time as # other main seasons: {names}.}}',
    ar: '{count, plural, one {يُباع في الوقت نفسه مع {names}.} other {يُباع في الوقت نفسه مع مواسم رئيسية أخرى: {names}.}}',
  },
  clone: { en: 'Copy to next year', ar: 'نسخ إلى السنة التالية' },
  cloneTitle: { en: 'Copy “{name}” to next year', ar: 'نسخ «{name}» إلى السنة التالية' },
  cloneHint: {
    en: 'The new season has the same dates a year later, the same type and budget, and follows this one.',
    ar: 'للموسم الجديد التواريخ نفسها بعد سنة، والنوع والميزانية نفسهما، وهو يتبع هذا الموسم.',
  },
  cloned: { en: '{name} was made.', ar: 'أُنشئ {name}.' },
})

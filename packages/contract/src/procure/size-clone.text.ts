import { texts } from '@countinghouse/kernel/text'

/** Another scale with the same sizes. */
export const text = texts({
  clone: { en: 'Clone', ar: 'نسخ' },
  cloneTitle: { en: 'Clone “{name}”', ar: 'نسخ «{name}»' },
  cloneHint: {
    en: 'The new scale gets the same active sizes. Products stay with the old one.',
    ar: 'يحصل السلم الجديد على المقاسات النشطة نفسها، وتبقى المنتجات مع القديم.',
  },
  cloned: { en: '{name} was made.', ar: 'أُنشئ {name}.' },
})

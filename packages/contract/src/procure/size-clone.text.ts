import { texts } from '@countinghouse/kernel/text'

/** Another scale with the same sizes. */
export const text = texts({
  clone: { en: 'Clone', ar: 'نسخ' },
  cloneTitle: { en: 'Clone “{name}”', ar: 'نسخ «{name}»' },
  cloneHint: {
    en: 'The new scale has the same active sizes. Products keep the old scale.',
    ar: 'للسلم الجديد المقاسات النشطة نفسها، وتبقى المنتجات على السلم القديم.',
  },
  cloned: { en: '{name} created.', ar: 'أُنشئ {name}.' },
})

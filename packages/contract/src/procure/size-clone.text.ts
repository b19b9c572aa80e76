import { texts } from '@countinghouse/kernel/text'

/** Another scale with the same sizes. */
export const text = texts({
  clone: { en: 'Clone', ar: 'نسخ' },
  title: { en: 'Clone “{name}”', ar: 'نسخ «{name}»' },
  hint: {
    en: 'The new scale gets the same active sizes. Products stay with the old one.',
    ar: 'يحصل السلم الجديد على المقاسات النشطة نفسها، وتبقى المنتجات مع القديم.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  done: { en: '{name} was made.', ar: 'أُنشئ {name}.' },
})

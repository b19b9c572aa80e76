import { texts } from '@countinghouse/kernel/text'

/** Cards that a user chooses for a dashboard. */
export const text = texts({
  cards: { en: 'Cards', ar: 'البطاقات' },
  choose: { en: 'Choose cards', ar: 'اختيار البطاقات' },
  chooseHelp: {
    en: 'Cards are shown in this order. You are offered the cards that you have permission for.',
    ar: 'تُعرض البطاقات بهذا الترتيب. تُعرض عليك البطاقات التي لديك صلاحية لها.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  standard: { en: 'Default cards', ar: 'البطاقات الافتراضية' },
  saved: { en: 'Your cards are saved.', ar: 'حُفظت بطاقاتك.' },
  none: {
    en: 'You have chosen no cards.',
    ar: 'لم تختر أي بطاقة.',
  },
  nothing: { en: 'No figures yet.', ar: 'لا أرقام بعد.' },
  tooMany: { en: 'A dashboard has at most {count} cards.', ar: 'تحتوي لوحة المعلومات على {count} بطاقة كحد أقصى.' },
  value: { en: 'Value', ar: 'القيمة' },
})

import { texts } from '@countinghouse/kernel/text'

/** What is wrong with a template of an email. */
export const text = texts({
  unknown_variable: { en: 'Line {line}: there is no “{name}” here.', ar: 'السطر {line}: لا يوجد «{name}» هنا.' },
  mistake: { en: 'Line {line}: {words}', ar: 'السطر {line}: {words}' },
  too_long: { en: 'The text is too long.', ar: 'النص طويل جدًا.' },
  one_line: { en: 'The subject is blank.', ar: 'الموضوع فارغ.' },
  unsubscribe_missing: {
    en: 'Add a link with {name}, so that customers can unsubscribe.',
    ar: 'أضف رابطًا يحوي {name} ليتمكن العملاء من إلغاء الاشتراك.',
  },
})

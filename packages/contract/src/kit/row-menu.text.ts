import { texts } from '@countinghouse/kernel/text'

/** What can be done with a row of a list, and with a record that was just made. */
export const text = texts({
  title: { en: 'Actions of the row', ar: 'إجراءات الصف' },
  open: { en: 'Open', ar: 'فتح' },
  edit: { en: 'Edit', ar: 'تعديل' },
  newTab: { en: 'Open in a new tab', ar: 'فتح في علامة تبويب جديدة' },
  history: { en: 'Show history', ar: 'عرض السجل الزمني' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  linkCopied: { en: 'The link to {name} was copied.', ar: 'نُسخ رابط {name}.' },
  linkNotCopied: {
    en: 'Nothing was copied, because the browser does not allow it. The address of {name} is {link}.',
    ar: 'لم يُنسخ شيء لأن المتصفح لا يسمح بذلك. عنوان {name} هو {link}.',
  },
  notShown: {
    en: '{name} is saved, and is not among the rows that are shown here.',
    ar: 'حُفظ {name}، وهو ليس ضمن الصفوف المعروضة هنا.',
  },
  show: { en: 'Show', ar: 'عرض' },
})

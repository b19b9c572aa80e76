import { texts } from '@countinghouse/kernel/text'

/** Actions of a list row and of a newly created record. */
export const text = texts({
  title: { en: 'Row actions', ar: 'إجراءات الصف' },
  open: { en: 'Open', ar: 'فتح' },
  edit: { en: 'Edit', ar: 'تعديل' },
  newTab: { en: 'Open in a new tab', ar: 'فتح في علامة تبويب جديدة' },
  history: { en: 'Show history', ar: 'عرض السجل الزمني' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  linkCopied: { en: 'Link to {name} copied.', ar: 'نُسخ رابط {name}.' },
  linkNotCopied: {
    en: 'The browser does not allow copying. The address of {name} is {link}.',
    ar: 'لا يسمح المتصفح بالنسخ. عنوان {name} هو {link}.',
  },
  notShown: {
    en: '{name} saved. It is not among the rows shown here.',
    ar: 'تم حفظ {name}. وهو ليس ضمن الصفوف المعروضة هنا.',
  },
  show: { en: 'Show', ar: 'عرض' },
})

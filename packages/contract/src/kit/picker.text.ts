import { texts } from '@countinghouse/kernel/text'

/** Texts of the control that picks from a list; they load with it. */
export const text = texts({
  chooseFrom: { en: 'Type to search', ar: 'اكتب للبحث' },
  clearChoice: { en: 'Clear {label}', ar: 'مسح {label}' },
  removeRecord: { en: 'Remove {name}', ar: 'إزالة {name}' },
  noChoice: { en: 'Nothing found. Type another word.', ar: 'لا توجد نتائج. اكتب كلمة أخرى.' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  moreChoices: { en: 'There are more. Type another word.', ar: 'يوجد المزيد. اكتب كلمة أخرى.' },
  similarChoices: {
    en: 'Nothing has these letters. Similar spellings are shown.',
    ar: 'لا شيء بهذه الأحرف. هذه تشبهها في الكتابة.',
  },
  createRecord: { en: 'Create a new one (new tab)', ar: 'إنشاء سجل جديد (علامة تبويب جديدة)' },
  openRecord: { en: 'Open {name} in a new tab', ar: 'فتح {name} في علامة تبويب جديدة' },
  inactiveChoice: {
    en: 'Inactive. It stays here, but is no longer offered.',
    ar: 'غير نشط. يبقى هنا، لكنه لم يعد معروضًا للاختيار.',
  },
  draft: { en: 'Draft', ar: 'مسودة' },
  draftChoice: { en: 'Still a draft.', ar: 'ما زال مسودة.' },
  choicesFailed: { en: 'The choices could not be loaded.', ar: 'تعذر تحميل الخيارات.' },
})

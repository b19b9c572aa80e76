import { texts } from '@countinghouse/kernel/text'

/** The record picker; loaded with it. */
export const text = texts({
  chooseFrom: { en: 'Type to search', ar: 'اكتب للبحث' },
  clearChoice: { en: 'Clear {label}', ar: 'مسح {label}' },
  removeRecord: { en: 'Remove {name}', ar: 'إزالة {name}' },
  noChoice: { en: 'No results. Try another word.', ar: 'لا توجد نتائج. جرّب كلمة أخرى.' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  moreChoices: { en: 'More results available. Refine your search.', ar: 'توجد نتائج أخرى. حدّد بحثك أكثر.' },
  similarChoices: { en: 'No exact match. Similar spellings are shown.', ar: 'لا يوجد تطابق تام. تُعرض كتابات مشابهة.' },
  createRecord: { en: 'Create a new record (new tab)', ar: 'إنشاء سجل جديد (علامة تبويب جديدة)' },
  openRecord: { en: 'Open {name} in a new tab', ar: 'فتح {name} في علامة تبويب جديدة' },
  inactiveChoice: {
    en: 'Inactive. Remains here but can no longer be selected.',
    ar: 'غير نشط. يبقى هنا، ولم يعد متاحًا للاختيار.',
  },
  draft: { en: 'Draft', ar: 'مسودة' },
  draftChoice: { en: 'Still a draft.', ar: 'ما زال مسودة.' },
  choicesFailed: { en: 'The options could not be loaded.', ar: 'تعذر تحميل الخيارات.' },
})

import { texts } from '@countinghouse/kernel/text'

/** What a list says that has no rows, or could not be had. */
export const text = texts({
  firstUse: { en: 'There are none yet. Add the first one to start.', ar: 'لا توجد سجلات بعد. أضف السجل الأول للبدء.' },
  firstUseRead: { en: 'There are none yet.', ar: 'لا توجد سجلات بعد.' },
  nothingFound: { en: 'Nothing matches what you search for.', ar: 'لا شيء يطابق ما تبحث عنه.' },
  import: { en: 'Import from a file', ar: 'استيراد من ملف' },
  failed: { en: 'The list could not be loaded.', ar: 'تعذر تحميل القائمة.' },
})

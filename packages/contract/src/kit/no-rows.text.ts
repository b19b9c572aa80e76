import { texts } from '@countinghouse/kernel/text'

/** Empty and failed lists. */
export const text = texts({
  firstUse: { en: 'No records yet. Add the first one to start.', ar: 'لا توجد سجلات بعد. أضف السجل الأول للبدء.' },
  firstUseRead: { en: 'No records yet.', ar: 'لا توجد سجلات بعد.' },
  nothingFound: { en: 'No records match your search.', ar: 'لا توجد سجلات تطابق بحثك.' },
  import: { en: 'Import from a file', ar: 'استيراد من ملف' },
  failed: { en: 'The list could not be loaded.', ar: 'تعذر تحميل القائمة.' },
})

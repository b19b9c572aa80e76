import { texts } from '@countinghouse/kernel/text'

/** Texts of a record's history. */
export const text = texts({
  noHistory: { en: 'Nothing is recorded yet.', ar: 'لم يُسجَّل شيء بعد.' },
  older: { en: 'Load older', ar: 'تحميل الأقدم' },
  did_create: { en: 'created', ar: 'أنشأ السجل' },
  did_update: { en: 'edited', ar: 'عدّل السجل' },
  did_deactivate: { en: 'deactivated', ar: 'عطّل السجل' },
  did_activate: { en: 'activated', ar: 'نشّط السجل' },
  did_delete: { en: 'deleted', ar: 'حذف السجل' },
  system: { en: 'System', ar: 'النظام' },
  to: { en: 'to', ar: 'إلى' },
})

import { texts } from '@countinghouse/kernel/text'

/** The history of a record. */
export const text = texts({
  noHistory: { en: 'No history yet.', ar: 'لا يوجد سجل زمني بعد.' },
  older: { en: 'Load older', ar: 'تحميل الأقدم' },
  history_create: { en: 'created', ar: 'أنشأ السجل' },
  history_update: { en: 'edited', ar: 'عدّل السجل' },
  history_deactivate: { en: 'deactivated', ar: 'عطّل السجل' },
  history_activate: { en: 'activated', ar: 'نشّط السجل' },
  history_delete: { en: 'deleted', ar: 'حذف السجل' },
  history_import: { en: 'imported from a file', ar: 'استورد من ملف' },
  history_many: { en: 'edited in bulk', ar: 'عدّل تعديلًا جماعيًا' },
  history_picture: { en: 'changed the picture', ar: 'غيّر الصورة' },
  system: { en: 'System', ar: 'النظام' },
  to: { en: 'to', ar: 'إلى' },
})

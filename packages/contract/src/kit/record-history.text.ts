import { texts } from '@countinghouse/kernel/text'

/** The history of a record. */
export const text = texts({
  noHistory: { en: 'No history yet.', ar: 'لا يوجد سجل زمني بعد.' },
  older: { en: 'Load older', ar: 'تحميل الأقدم' },
  did_create: { en: 'created', ar: 'أنشأ السجل' },
  did_update: { en: 'edited', ar: 'عدّل السجل' },
  did_deactivate: { en: 'deactivated', ar: 'عطّل السجل' },
  did_activate: { en: 'activated', ar: 'نشّط السجل' },
  did_delete: { en: 'deleted', ar: 'حذف السجل' },
  did_import: { en: 'imported from a file', ar: 'استورد من ملف' },
  did_many: { en: 'edited in bulk', ar: 'عدّل تعديلًا جماعيًا' },
  did_picture: { en: 'changed the picture', ar: 'غيّر الصورة' },
  system: { en: 'System', ar: 'النظام' },
  to: { en: 'to', ar: 'إلى' },
})

import { texts } from '@countinghouse/kernel/text'

/** The help of a page. */
export const text = texts({
  title: { en: 'Help: {page}', ar: 'مساعدة: {page}' },
  fields: { en: 'Fields', ar: 'الحقول' },
  untitled: { en: 'Help', ar: 'مساعدة' },
  keys: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  close: { en: 'Close', ar: 'إغلاق' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failed: {
    en: 'The help could not be loaded. Open it again when the connection is restored.',
    ar: 'تعذر تحميل المساعدة. افتحها مرة أخرى عند عودة الاتصال.',
  },
  general: {
    en: 'Press Ctrl+K to search pages, records and actions.',
    ar: 'اضغط Ctrl+K للبحث في الصفحات والسجلات والإجراءات.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** The help of a page. Source: user-experience.md 3, row 34. */
export const text = texts({
  title: { en: 'Help: {page}', ar: 'مساعدة: {page}' },
  fields: { en: 'Fields', ar: 'الحقول' },
  untitled: { en: 'Help', ar: 'مساعدة' },
  keys: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  close: { en: 'Close', ar: 'إغلاق' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failed: {
    en: 'The help could not be loaded. Open it again when the connection is back.',
    ar: 'تعذر تحميل المساعدة. افتحها مرة أخرى عند عودة الاتصال.',
  },
  general: {
    en: 'Press Ctrl+K and type what you look for: a page, a record, something to do.',
    ar: 'اضغط Ctrl+K واكتب ما تبحث عنه: صفحة أو سجلًا أو شيئًا تريد فعله.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Files attached to a record. */
export const text = texts({
  files: { en: 'Files', ar: 'الملفات' },
  add: { en: 'Add files', ar: 'إضافة ملفات' },
  help: {
    en: 'Drop or paste files here: pictures, PDF, XLSX, DOCX, CSV and TXT, up to 25 MB each.',
    ar: 'أفلتها أو الصقها هنا: صور وملفات PDF وXLSX وDOCX وCSV وTXT، حتى 25 م.ب لكل ملف.',
  },
  dropHere: { en: 'Drop to attach', ar: 'أفلت للإرفاق' },
  none: { en: 'No files yet', ar: 'لا توجد ملفات بعد' },
  failed: { en: 'The files could not be loaded.', ar: 'تعذر تحميل الملفات.' },
  by: { en: 'added by {who}', ar: 'أضافه {who}' },
  show: { en: 'Show {name}', ar: 'عرض {name}' },
  download: { en: 'Download {name}', ar: 'تنزيل {name}' },
  save: { en: 'Download', ar: 'تنزيل' },
  close: { en: 'Close', ar: 'إغلاق' },
  caption: { en: 'Caption of {name}', ar: 'وصف {name}' },
  captionLabel: { en: 'Caption', ar: 'الوصف' },
  captionLong: {
    en: 'A caption is limited to {most} characters. Shorten it.',
    ar: 'لا يتجاوز الوصف {most} حرفًا. اختصره.',
  },
  remove: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removed: { en: '{name} removed.', ar: 'أُزيل {name}.' },
  undo: { en: 'Undo', ar: 'تراجع' },
  uploads: { en: 'Uploading', ar: 'قيد الرفع' },
  waiting: { en: 'Waiting', ar: 'في الانتظار' },
  percent: { en: '{percent}%', ar: '{percent}%' },
  checking: { en: 'Checking', ar: 'قيد الفحص' },
  cancel: { en: 'Cancel {name}', ar: 'إلغاء {name}' },
  retry: { en: 'Retry {name}', ar: 'إعادة محاولة {name}' },
  dismiss: { en: 'Dismiss {name}', ar: 'تجاهل {name}' },
  tooLarge: {
    en: 'This file is larger than 25 MB. Choose a smaller file.',
    ar: 'حجم هذا الملف أكبر من 25 م.ب. اختر ملفًا أصغر.',
  },
  attached: { en: 'attached {name}', ar: 'أرفق {name}' },
  detached: { en: 'removed {name}', ar: 'أزال {name}' },
})

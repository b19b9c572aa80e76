import { texts } from '@countinghouse/kernel/text'

/** Texts shared by all period reports. */
export const text = texts({
  filters: { en: 'Period and filters', ar: 'الفترة وعوامل التصفية' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  any: { en: 'All', ar: 'الكل' },
  clear: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  more: { en: 'Show more lines', ar: 'عرض سطور أخرى' },
  csv: { en: 'CSV', ar: 'ملف CSV' },
  pdf: { en: 'PDF', ar: 'ملف PDF' },
  xlsx: { en: 'Excel', ar: 'ملف Excel' },
  openPage: { en: 'Open the page', ar: 'فتح الصفحة' },
})

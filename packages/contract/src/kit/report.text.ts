import { texts } from '@countinghouse/kernel/text'

/** What every report over a period has. */
export const text = texts({
  filters: { en: 'Period and what is counted', ar: 'الفترة وما يُحسب' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  any: { en: 'All', ar: 'الكل' },
  clear: { en: 'Clear filters', ar: 'مسح المرشحات' },
  more: { en: 'Show more lines', ar: 'عرض سطور أخرى' },
  csv: { en: 'CSV', ar: 'ملف CSV' },
  xlsx: { en: 'Excel', ar: 'ملف Excel' },
})

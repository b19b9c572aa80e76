import { texts } from '@countinghouse/kernel/text'

/** Selecting rows of a list. */
export const text = texts({
  cleared: {
    en: 'The selection was cleared because the list now shows other rows.',
    ar: 'أُلغي التحديد لأن القائمة تعرض الآن صفوفًا أخرى.',
  },
  cut: {
    en: 'At most {most} rows can be selected individually; the others were not selected. Select all matching rows or filter the list.',
    ar: 'يمكن تحديد {most} صف على الأكثر كلًا على حدة، فلم تُحدد الصفوف الأخرى. حدد كل الصفوف المطابقة أو صفِّ القائمة.',
  },
  toggleRow: { en: 'Select the row', ar: 'تحديد الصف' },
  extend: { en: 'Select more rows', ar: 'تحديد صفوف أخرى' },
  chooseLoaded: { en: 'Select the loaded rows', ar: 'تحديد الصفوف المحمّلة' },
})

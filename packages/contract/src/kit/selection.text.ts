import { texts } from '@countinghouse/kernel/text'

/** What a list says of choosing rows, before any is chosen. */
export const text = texts({
  cleared: {
    en: 'The selection was cleared, because the list shows other rows now.',
    ar: 'أُلغي التحديد لأن القائمة تعرض الآن صفوفًا أخرى.',
  },
  cut: {
    en: 'At most {most} rows can be selected one by one, so the others were left out. Select all that match, or filter the list.',
    ar: 'يمكن تحديد {most} صف على الأكثر واحدًا واحدًا، فلم تُحدد الصفوف الأخرى. حدد كل السجلات المطابقة أو صفِّ القائمة.',
  },
  toggleRow: { en: 'Select the row', ar: 'تحديد الصف' },
  extend: { en: 'Select more rows', ar: 'تحديد صفوف أخرى' },
  chooseLoaded: { en: 'Select the loaded rows', ar: 'تحديد الصفوف المحمّلة' },
})

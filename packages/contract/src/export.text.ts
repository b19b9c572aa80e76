import { texts } from '@countinghouse/kernel/text'

/** What an export says of itself: as a job, in its files, and when it is refused. */
export const text = texts({
  job: { en: 'Export of {title}', ar: 'تصدير {title}' },
  result: {
    en: '{rows, plural, one {# row in the file.} other {# rows in the file.}}',
    ar: '{rows, plural, zero {لا صفوف في الملف.} one {صف واحد في الملف.} two {صفان في الملف.} few {# صفوف في الملف.} many {# صفًا في الملف.} other {# صف في الملف.}}',
  },
  tooManyAtOnce: {
    en: 'More than {most, number} rows are not answered at once. Start the export as a job.',
    ar: 'لا يمكن تنزيل أكثر من {most, number} صف دفعة واحدة. ابدأ التصدير كمهمة.',
  },
  tooManyForSheet: {
    en: 'A sheet holds {most, number} rows. Filter the list, or choose CSV.',
    ar: 'تتسع الورقة لعدد {most, number} من الصفوف. صفِّ القائمة أو اختر CSV.',
  },
})

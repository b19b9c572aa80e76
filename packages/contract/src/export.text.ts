import { texts } from '@countinghouse/kernel/text'

/** Texts of export jobs, export files and export errors. */
export const text = texts({
  job: { en: 'Export of {title}', ar: 'تصدير {title}' },
  result: {
    en: '{rows, plural, one {# row exported.} other {# rows exported.}}',
    ar: '{rows, plural, zero {لم يُصدَّر أي صف.} one {صُدِّر صف واحد.} two {صُدِّر صفان.} few {صُدِّرت # صفوف.} many {صُدِّر # صفًا.} other {صُدِّر # صف.}}',
  },
  tooManyAtOnce: {
    en: 'More than {most, number} rows cannot be downloaded directly. Start the export as a background job.',
    ar: 'لا يمكن تنزيل أكثر من {most, number} صف مباشرة. ابدأ التصدير كمهمة في الخلفية.',
  },
  tooManyForSheet: {
    en: 'A sheet is limited to {most, number} rows. Filter the list or choose CSV.',
    ar: 'تتسع الورقة لعدد {most, number} من الصفوف. صفِّ القائمة أو اختر CSV.',
  },
})

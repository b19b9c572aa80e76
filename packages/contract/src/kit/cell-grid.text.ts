import { texts } from '@countinghouse/kernel/text'

/** The grid for typing and pasting values of selected records. */
export const text = texts({
  open: { en: 'Edit in grid', ar: 'تعديل في جدول' },
  title: { en: 'Edit in grid: {title}', ar: 'تعديل في جدول: {title}' },
  lead: {
    en: 'Type, paste or fill down. Preview the changes before they are saved.',
    ar: 'اكتب أو الصق أو املأ إلى الأسفل. عاين التغييرات قبل حفظها.',
  },
  tooManyRecords: {
    en: 'The grid is limited to {most} cells, and {count} records are selected. Select fewer records, or change them together with Edit.',
    ar: 'يتسع الجدول لعدد {most} خلية، وقد حددت {count} سجلًا. حدد سجلات أقل، أو غيّرها معًا بالأمر «تعديل».',
  },
  tooManyCells: {
    en: '{count} records in these columns are {cells} cells; the grid is limited to {most}. Choose at most {columns} columns, or select fewer records.',
    ar: '{count} سجلًا في هذه الأعمدة تساوي {cells} خلية، ويتسع الجدول لعدد {most}. اختر {columns} من الأعمدة على الأكثر، أو حدد سجلات أقل.',
  },
  openNow: { en: 'Open grid', ar: 'فتح الجدول' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  columnKept: { en: '{column} (changed here)', ar: '{column} (تغيّر هنا)' },
  undo: { en: 'Undo', ar: 'تراجع' },
  redo: { en: 'Redo', ar: 'إعادة' },
  fillDown: { en: 'Fill down', ar: 'ملء إلى الأسفل' },
  cell: { en: '{column} of {record}', ar: '{column} في {record}' },
  changed: {
    en: '{count, plural, =0 {Nothing changed yet} one {One cell changed} other {# cells changed}}',
    ar: '{count, plural, zero {لم يتغير شيء بعد} one {تغيرت خلية واحدة} two {تغيرت خليتان} few {تغيرت # خلايا} many {تغيرت # خلية} other {تغيرت # خلية}}',
  },
  wrong: {
    en: '{count, plural, one {Show the invalid cell} other {Show the next of # invalid cells}}',
    ar: '{count, plural, one {عرض الخلية الخاطئة} two {عرض التالية من خليتين خاطئتين} few {عرض التالية من # خلايا خاطئة} many {عرض التالية من # خلية خاطئة} other {عرض التالية من # خلية خاطئة}}',
  },
  use: { en: 'Use “{value}”', ar: 'استخدام «{value}»' },
  leftOut: {
    en: '{count, plural, one {One pasted cell was outside the grid and was skipped.} other {# pasted cells were outside the grid and were skipped.}}',
    ar: '{count, plural, one {وقعت خلية ملصقة خارج الجدول فتُركت.} two {وقعت خليتان ملصقتان خارج الجدول فتُركتا.} few {وقعت # خلايا ملصقة خارج الجدول فتُركت.} many {وقعت # خلية ملصقة خارج الجدول فتُركت.} other {وقعت # خلية ملصقة خارج الجدول فتُركت.}}',
  },
  preview: { en: 'Preview', ar: 'معاينة' },
  close: { en: 'Close', ar: 'إغلاق' },
  drafted: {
    en: '{count, plural, one {One cell you edited earlier was not saved.} other {# cells you edited earlier were not saved.}}',
    ar: '{count, plural, one {خلية واحدة كتبتها هنا سابقًا لم تُحفظ.} two {خليتان كتبتهما هنا سابقًا لم تُحفظا.} few {# خلايا كتبتها هنا سابقًا لم تُحفظ.} many {# خلية كتبتها هنا سابقًا لم تُحفظ.} other {# خلية كتبتها هنا سابقًا لم تُحفظ.}}',
  },
  restore: { en: 'Restore', ar: 'استعادة' },
  discard: { en: 'Discard', ar: 'تجاهل' },
})

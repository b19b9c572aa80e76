import { texts } from '@countinghouse/kernel/text'

/** The grid in which cells of chosen records are typed and pasted. */
export const text = texts({
  open: { en: 'Edit as a grid', ar: 'تعديل في جدول' },
  title: { en: 'Edit as a grid: {title}', ar: 'تعديل في جدول: {title}' },
  lead: {
    en: 'Type, paste or fill down. Nothing is saved before you have seen what would change.',
    ar: 'اكتب أو الصق أو املأ إلى الأسفل. لا يُحفظ شيء قبل أن ترى ما سيتغير.',
  },
  tooManyRecords: {
    en: 'A grid takes {most} cells at a time, and you chose {count} records. Select fewer, or change them all at once with Edit.',
    ar: 'يتسع الجدول لعدد {most} خلية في المرة الواحدة، وقد حددت {count} سجلًا. حدد سجلات أقل، أو غيّرها كلها دفعة واحدة بالأمر «تعديل».',
  },
  tooManyCells: {
    en: '{count} records in these columns are {cells} cells; a grid takes {most} at a time. Choose at most {columns} of the columns, or select fewer records.',
    ar: '{count} سجلًا في هذه الأعمدة تساوي {cells} خلية، ويتسع الجدول لعدد {most} في المرة الواحدة. اختر {columns} من الأعمدة على الأكثر، أو حدد سجلات أقل.',
  },
  openNow: { en: 'Open the grid', ar: 'فتح الجدول' },
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
    en: '{count, plural, one {Show the wrong cell} other {Show the next of # wrong cells}}',
    ar: '{count, plural, one {عرض الخلية الخاطئة} two {عرض التالية من خليتين خاطئتين} few {عرض التالية من # خلايا خاطئة} many {عرض التالية من # خلية خاطئة} other {عرض التالية من # خلية خاطئة}}',
  },
  use: { en: 'Use “{value}”', ar: 'استخدام «{value}»' },
  leftOut: {
    en: '{count, plural, one {One pasted cell lay outside of the grid and was left out.} other {# pasted cells lay outside of the grid and were left out.}}',
    ar: '{count, plural, one {وقعت خلية ملصقة خارج الجدول فتُركت.} two {وقعت خليتان ملصقتان خارج الجدول فتُركتا.} few {وقعت # خلايا ملصقة خارج الجدول فتُركت.} many {وقعت # خلية ملصقة خارج الجدول فتُركت.} other {وقعت # خلية ملصقة خارج الجدول فتُركت.}}',
  },
  preview: { en: 'Preview', ar: 'معاينة' },
  close: { en: 'Close', ar: 'إغلاق' },
  drafted: {
    en: '{count, plural, one {One cell that you typed here earlier was not saved.} other {# cells that you typed here earlier were not saved.}}',
    ar: '{count, plural, one {خلية واحدة كتبتها هنا سابقًا لم تُحفظ.} two {خليتان كتبتهما هنا سابقًا لم تُحفظا.} few {# خلايا كتبتها هنا سابقًا لم تُحفظ.} many {# خلية كتبتها هنا سابقًا لم تُحفظ.} other {# خلية كتبتها هنا سابقًا لم تُحفظ.}}',
  },
  restore: { en: 'Go on with them', ar: 'متابعة العمل عليها' },
  discard: { en: 'Discard them', ar: 'تجاهلها' },
})

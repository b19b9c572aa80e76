import { texts } from '@countinghouse/kernel/text'

/** Rows of a small file or of the clipboard. */
export const text = texts({
  choose: { en: 'Select file', ar: 'اختيار ملف' },
  template: { en: 'Download template', ar: 'تنزيل النموذج' },
  paste: { en: 'Paste rows', ar: 'لصق الصفوف' },
  pastedName: { en: 'Pasted rows', ar: 'صفوف ملصقة' },
  nothingPasted: {
    en: 'The clipboard has no rows. Copy rows with their headings from a spreadsheet first.',
    ar: 'لا صفوف في الحافظة. انسخ أولًا الصفوف مع عناوينها من جدول بيانات.',
  },
  fileHint: { en: 'CSV or Excel, up to {most} rows with headings.', ar: 'بصيغة CSV أو إكسل وحتى {most} صف مع عناوين.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  isRefused: {
    en: '{count, plural, one {# row has errors.} other {# rows have errors.}} Correct the file, then import it again.',
    ar: '{count, plural, zero {لا صفوف فيها أخطاء.} one {في صف واحد أخطاء.} two {في صفين أخطاء.} few {في # صفوف أخطاء.} many {في # صفًا أخطاء.} other {في # صف أخطاء.}} صحّح الملف ثم استورده مرة أخرى.',
  },
  errors: { en: 'Row errors', ar: 'أخطاء الصفوف' },
  unread: { en: 'Ignored columns: {columns}.', ar: 'أعمدة متجاهَلة: {columns}.' },
  row: { en: 'Row', ar: 'الصف' },
  column: { en: 'Column', ar: 'العمود' },
  problem: { en: 'Error', ar: 'الخطأ' },
  wholeRow: { en: 'Whole row', ar: 'الصف كله' },
  tooMany: {
    en: 'The file has more than {most} rows. Split it into several files.',
    ar: 'في الملف أكثر من {most} صف. قسّمه إلى عدة ملفات.',
  },
  needed: { en: 'Required.', ar: 'مطلوب.' },
  noHeadings: {
    en: 'No column headings were recognised. Use those of the template in the first row.',
    ar: 'لم يُتعرَّف على عناوين الأعمدة. استعمل عناوين النموذج في الصف الأول.',
  },
  open: { en: 'Import lines', ar: 'استيراد السطور' },
  linesTitle: { en: 'Import lines', ar: 'استيراد السطور' },
  linesPurpose: {
    en: 'Each row becomes a line of this draft. Products are named by their SKU.',
    ar: 'يصبح كل صف سطرًا في هذه المسودة. تُسمى المنتجات برمزها.',
  },
  linesTemplate: { en: '{title} lines', ar: 'سطور {title}' },
  linesAdded: {
    en: '{count, plural, one {# line added. Save the draft to keep it.} other {# lines added. Save the draft to keep them.}}',
    ar: '{count, plural, zero {لم تُضف سطور.} one {أُضيف سطر واحد. احفظ المسودة.} two {أُضيف سطران. احفظ المسودة.} few {أُضيفت # سطور. احفظ المسودة.} many {أُضيف # سطرًا. احفظ المسودة.} other {أُضيف # سطر. احفظ المسودة.}}',
  },
  tooManyLines: {
    en: 'The document would have more than {most} lines. Remove lines, or import fewer.',
    ar: 'سيتجاوز المستند {most} سطر. احذف سطورًا أو استورد أقل.',
  },
})

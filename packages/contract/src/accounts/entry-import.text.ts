import { texts } from '@countinghouse/kernel/text'

/** Import of the lines of a journal entry from a file. */
export const text = texts({
  title: { en: 'Import journal entry', ar: 'استيراد قيد يدوي' },
  open: { en: 'Import lines', ar: 'استيراد السطور' },
  purpose: {
    en: 'Each row becomes a line of a draft: account code, debit or credit, store and memo. Rows without an amount are ignored.',
    ar: 'يصبح كل صف سطرًا في مسودة: رمز الحساب ومدين أو دائن والمتجر والبيان. تُتجاهل الصفوف بلا مبلغ.',
  },
  choose: { en: 'Select file', ar: 'اختيار ملف' },
  template: { en: 'Download template', ar: 'تنزيل النموذج' },
  templateName: { en: 'Journal entry template', ar: 'نموذج القيد اليدوي' },
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
  created: {
    en: '{count, plural, one {Draft created with # line.} other {Draft created with # lines.}}',
    ar: '{count, plural, zero {أُنشئت مسودة بلا سطور.} one {أُنشئت مسودة بسطر واحد.} two {أُنشئت مسودة بسطرين.} few {أُنشئت مسودة بـ# سطور.} many {أُنشئت مسودة بـ# سطرًا.} other {أُنشئت مسودة بـ# سطر.}}',
  },
  errors: { en: 'Row errors', ar: 'أخطاء الصفوف' },
  unread: { en: 'Ignored columns: {columns}.', ar: 'أعمدة متجاهَلة: {columns}.' },
  row: { en: 'Row', ar: 'الصف' },
  column: { en: 'Column', ar: 'العمود' },
  problem: { en: 'Error', ar: 'الخطأ' },
  wholeRow: { en: 'Whole row', ar: 'الصف كله' },
  noHeadings: {
    en: 'No column headings were recognised. Enter Account, Debit and Credit in the first row.',
    ar: 'لم يُتعرَّف على عناوين الأعمدة. أدخل «الحساب» و«مدين» و«دائن» في الصف الأول.',
  },
  needed: { en: 'Required.', ar: 'مطلوب.' },
  tooMany: {
    en: 'The file has more than {most} rows. Split it into several files.',
    ar: 'في الملف أكثر من {most} صف. قسّمه إلى عدة ملفات.',
  },
  tooFew: {
    en: 'A journal entry has at least two lines. Add the missing rows.',
    ar: 'للقيد سطران على الأقل. أضف الصفوف الناقصة.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Import of the lines of a journal entry from a file. */
export const text = texts({
  title: { en: 'Import journal entry', ar: 'استيراد قيد يدوي' },
  open: { en: 'Import lines', ar: 'استيراد السطور' },
  purpose: {
    en: 'Each row becomes a line of a draft: account code, debit or credit, store and memo. Rows without an amount are ignored.',
    ar: 'يصبح كل صف سطرًا في مسودة: رمز الحساب ومدين أو دائن والمتجر والبيان. تُتجاهل الصفوف بلا مبلغ.',
  },
  templateName: { en: 'Journal entry template', ar: 'نموذج القيد اليدوي' },
  created: {
    en: '{count, plural, one {Draft created with # line.} other {Draft created with # lines.}}',
    ar: '{count, plural, zero {أُنشئت مسودة بلا سطور.} one {أُنشئت مسودة بسطر واحد.} two {أُنشئت مسودة بسطرين.} few {أُنشئت مسودة بـ# سطور.} many {أُنشئت مسودة بـ# سطرًا.} other {أُنشئت مسودة بـ# سطر.}}',
  },
  noHeadings: {
    en: 'No column headings were recognised. Enter Account, Debit and Credit in the first row.',
    ar: 'لم يُتعرَّف على عناوين الأعمدة. أدخل «الحساب» و«مدين» و«دائن» في الصف الأول.',
  },
  tooFew: {
    en: 'A journal entry has at least two lines. Add the missing rows.',
    ar: 'للقيد سطران على الأقل. أضف الصفوف الناقصة.',
  },
})

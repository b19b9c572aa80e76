import { texts } from '@countinghouse/kernel/text'

/** Texts of every document. */
export const text = texts({
  lines: { en: 'Document', ar: 'المستند' },
  draftSaved: { en: 'Draft {name} is saved.', ar: 'تم حفظ المسودة {name}.' },
  saveDraft: { en: 'Save draft', ar: 'حفظ المسودة' },
  discardDraft: { en: 'Delete draft', ar: 'حذف المسودة' },
  askDiscard: {
    en: 'Delete this draft? Nothing was posted, and nothing of it is kept.',
    ar: 'حذف هذه المسودة؟ لم يُرحَّل شيء ولن يبقى منها شيء.',
  },
  done: { en: '{name}: {status}', ar: '{name}: {status}' },
  notDone: { en: 'It could not be done', ar: 'تعذر التنفيذ' },
  waits: {
    en: 'Somebody who may approve it decides in the inbox.',
    ar: 'يقرر من يحق له الموافقة من صندوق الوارد.',
  },
  toInbox: { en: 'Open the inbox', ar: 'فتح صندوق الوارد' },
  short: {
    en: 'Line {line}, {name}: {need} wanted, {free} there.',
    ar: 'السطر {line}، {name}: المطلوب {need} والمتاح {free}.',
  },
  onLine: { en: 'Line {line}, {name}', ar: 'السطر {line}، {name}' },
  enterLines: { en: 'Add by code', ar: 'إضافة بالرمز' },
  enterLines_hint: {
    en: 'Scan, or type a code and press Enter; 5*CODE is five of it. Rows of a spreadsheet (code, quantity) can be pasted.',
    ar: 'امسح أو اكتب رمزًا واضغط Enter؛ ‏5*CODE تعني خمسًا منه. ويمكن لصق صفوف من جدول (الرمز والكمية).',
  },
  linesAdded: {
    en: '{count, plural, one {# line is counted.} other {# lines are counted.}}',
    ar: '{count, plural, zero {لم يُحتسب أي سطر.} one {احتُسب سطر واحد.} two {احتُسب سطران.} few {احتُسبت # سطور.} many {احتُسب # سطرًا.} other {احتُسب # سطر.}}',
  },
  notFound: { en: 'No product has the code {codes}.', ar: 'لا يوجد منتج بالرمز {codes}.' },
  quantityUnread: {
    en: 'The quantity of {codes} cannot be read; nothing was counted for it.',
    ar: 'تعذّرت قراءة كمية {codes}، ولم يُحتسب لها شيء.',
  },
  tooManyLines: {
    en: 'Up to {most} lines fit here; nothing was added.',
    ar: 'يتسع هنا {most} سطرًا على الأكثر، ولم يُضف شيء.',
  },
  line: { en: 'Line', ar: 'السطر' },
})

import { texts } from '@countinghouse/kernel/text'

/** Texts shared by all document pages. */
export const text = texts({
  lines: { en: 'Document', ar: 'المستند' },
  draftSaved: { en: 'Draft {name} saved.', ar: 'تم حفظ المسودة {name}.' },
  saveDraft: { en: 'Save draft', ar: 'حفظ المسودة' },
  discardDraft: { en: 'Delete draft', ar: 'حذف المسودة' },
  confirmDiscard: {
    en: 'Delete this draft? It is not posted and cannot be restored.',
    ar: 'حذف هذه المسودة؟ لم تُرحَّل ولا يمكن استعادتها.',
  },
  done: { en: '{name}: {status}', ar: '{name}: {status}' },
  notDone: { en: 'The action failed', ar: 'تعذر تنفيذ الإجراء' },
  waits: { en: 'Waiting for approval in the inbox.', ar: 'بانتظار الموافقة في صندوق الوارد.' },
  toInbox: { en: 'Open the inbox', ar: 'فتح صندوق الوارد' },
  short: {
    en: 'Line {line}, {name}: {need} required, {free} available.',
    ar: 'السطر {line}، {name}: المطلوب {need} والمتاح {free}.',
  },
  onLine: { en: 'Line {line}, {name}', ar: 'السطر {line}، {name}' },
  enterLines: { en: 'Add by code', ar: 'إضافة بالرمز' },
  enterLines_hint: {
    en: 'Scan or type a code and press Enter; 5*CODE adds five. Spreadsheet rows (code, quantity) can be pasted.',
    ar: 'امسح أو اكتب رمزًا واضغط Enter؛ ‏5*CODE تضيف خمسًا. ويمكن لصق صفوف من جدول (الرمز والكمية).',
  },
  linesAdded: {
    en: '{count, plural, one {# line entered.} other {# lines entered.}}',
    ar: '{count, plural, zero {لم يُدخَل أي سطر.} one {أُدخل سطر واحد.} two {أُدخل سطران.} few {أُدخلت # سطور.} many {أُدخل # سطرًا.} other {أُدخل # سطر.}}',
  },
  notFound: { en: 'No product has the code {codes}.', ar: 'لا يوجد منتج بالرمز {codes}.' },
  quantityUnread: {
    en: 'The quantity of {codes} could not be read and was not added.',
    ar: 'تعذّرت قراءة كمية {codes}، ولم تُضف.',
  },
  tooManyLines: {
    en: 'A maximum of {most} lines is allowed; nothing was added.',
    ar: 'الحد الأقصى {most} سطرًا، ولم يُضف شيء.',
  },
  line: { en: 'Line', ar: 'السطر' },
})

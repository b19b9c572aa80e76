import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tills', ar: 'الصناديق' },
  one: { en: 'till', ar: 'صندوق' },
  many: {
    en: '{count, plural, one {# till} other {# tills}}',
    ar: '{count, plural, zero {لا صناديق} one {صندوق واحد} two {صندوقان} few {# صناديق} many {# صندوقًا} other {# صندوق}}',
  },
  purpose: { en: 'Tills of stores and how they are counted.', ar: 'صناديق المتاجر وطريقة جردها.' },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Prefix of receipt numbers.', ar: 'بادئة أرقام الإيصالات.' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  defaultFloatMinor: { en: 'Opening float', ar: 'العهدة الافتتاحية' },
  defaultFloatMinor_help: {
    en: 'Suggested when a session is opened.',
    ar: 'تُقترح عند فتح وردية.',
  },
  toleranceMinor: { en: 'Tolerated difference', ar: 'الفرق المسموح' },
  toleranceMinor_help: {
    en: 'Larger differences of the cash count require a reason.',
    ar: 'الفروق الأكبر في جرد النقد تتطلب سببًا.',
  },
  terminalRef: { en: 'Card terminal', ar: 'جهاز البطاقات' },
  terminalRef_help: { en: 'Reader number, such as tmr_…', ar: 'رقم القارئ مثل ‎tmr_…‎' },
  receiptWidth: { en: 'Receipt paper', ar: 'ورق الإيصال' },
  receiptWidth_80: { en: '80 mm', ar: '80 مم' },
  receiptWidth_58: { en: '58 mm', ar: '58 مم' },
  isBlind: { en: 'Blind count', ar: 'جرد أعمى' },
  isBlind_help: {
    en: 'Expected amounts are hidden until the count is submitted.',
    ar: 'تُخفى المبالغ المتوقعة حتى يُرسل الجرد.',
  },
})

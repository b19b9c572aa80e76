import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every quantity is the sum of moves that cannot be changed. Open a line to see its locations and stock card: each move with the balance after it.',
    ar: 'كل كمية هي مجموع حركات لا تتغير. افتح سطرًا لترى مواقعه وبطاقة الصنف: كل حركة مع الرصيد بعدها.',
  },
  help_why: { en: 'Trace a quantity', ar: 'تتبع كمية' },
  help_why_1: { en: 'Open the line and choose Stock card.', ar: 'افتح السطر واختر «بطاقة الصنف».' },
  help_why_2: {
    en: 'Select a move to see its complete posting and source document.',
    ar: 'اختر حركة لعرض ترحيلها الكامل ومستندها المصدر.',
  },
})

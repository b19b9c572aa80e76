import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each stock posting belongs to a fiscal period. Periods are closed in order, in two steps, and reopened in reverse order. Stock in transit and drafts do not prevent closing.',
    ar: 'كل ترحيل للمخزون يخص فترة مالية. تُقفل الفترات بترتيبها على خطوتين، ويُعاد فتحها بعكس الترتيب. البضاعة قيد النقل والمسودات لا تمنع الإقفال.',
  },
  help_close: { en: 'Close a period', ar: 'إقفال فترة' },
  help_close_1: {
    en: 'After the end of the period, open it and choose Soft-close period. Only finance can then post to it.',
    ar: 'بعد انتهاء الفترة افتحها واختر «إقفال مبدئي للفترة». لا يرحّل إليها بعدها إلا المالية.',
  },
  help_close_2: {
    en: 'Complete the closing checklist, such as verification of the stock ledger.',
    ar: 'أكمل قائمة الإقفال، مثل التحقق من دفتر المخزون.',
  },
  help_close_3: { en: 'Choose Close period.', ar: 'اختر «إقفال الفترة».' },
  help_reopen: { en: 'Reopen a period', ar: 'إعادة فتح فترة' },
  help_reopen_1: {
    en: 'Open the last closed period, choose Reopen period and enter a reason. The period is then soft-closed.',
    ar: 'افتح آخر فترة مقفلة واختر «إعادة فتح الفترة» وأدخل السبب، فتصبح مقفلة مبدئيًا.',
  },
  help_reopen_2: {
    en: 'Choose Reopen period again to open it for all users.',
    ar: 'اختر «إعادة فتح الفترة» مرة أخرى لفتحها لجميع المستخدمين.',
  },
})

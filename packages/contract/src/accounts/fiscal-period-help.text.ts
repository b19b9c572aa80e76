import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every posting of stock belongs to a month. Months are closed in their order, in two steps, and opened again in the reverse order. Goods that are on their way and drafts do not stand in the way.',
    ar: 'كل ترحيل للمخزون يخص شهرًا. تُقفل الأشهر بترتيبها على خطوتين، ويُعاد فتحها بعكس الترتيب. البضاعة في الطريق والمسودات لا تمنع الإقفال.',
  },
  help_close: { en: 'Close a month', ar: 'إقفال شهر' },
  help_close_1: {
    en: 'When the month is over, open it and choose Soft close. Stores cannot post into it any more, finance still can.',
    ar: 'بعد انتهاء الشهر افتحه واختر «إقفال مبدئي». لا تستطيع المتاجر الترحيل إليه، وتستطيع المالية.',
  },
  help_close_2: {
    en: 'Read what must be done before it can be closed, such as a proof of the stock ledger.',
    ar: 'اقرأ ما يجب عمله قبل الإقفال، مثل إثبات دفتر المخزون.',
  },
  help_close_3: { en: 'Choose Close month.', ar: 'اختر «إقفال الشهر».' },
  help_reopen: { en: 'Open a month again', ar: 'إعادة فتح شهر' },
  help_reopen_1: {
    en: 'Open the last closed month, choose Re-open and give the reason. It becomes softly closed.',
    ar: 'افتح آخر شهر مقفل واختر «إعادة فتح» واذكر السبب، فيصبح مقفلًا مبدئيًا.',
  },
  help_reopen_2: {
    en: 'Re-open it once more, and it is open for everybody.',
    ar: 'أعد فتحه مرة أخرى فيصبح مفتوحًا للجميع.',
  },
})

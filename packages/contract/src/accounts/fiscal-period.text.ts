import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Fiscal periods', ar: 'الفترات المالية' },
  one: { en: 'month', ar: 'شهر' },
  many: {
    en: '{count, plural, one {# month} other {# months}}',
    ar: '{count, plural, zero {لا أشهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  },
  purpose: {
    en: 'The months of the company. A closed month keeps its figures: nothing is posted into it any more.',
    ar: 'أشهر الشركة. الشهر المقفل تبقى أرقامه كما هي: لا يُرحَّل إليه شيء بعد ذلك.',
  },
  empty: {
    en: 'There are no months yet. They are made every day when somebody signs in.',
    ar: 'لا أشهر بعد. تُجهَّز يوميًا عند تسجيل الدخول.',
  },
  name: { en: 'Month', ar: 'الشهر' },
  startsOn: { en: 'First day', ar: 'أول يوم' },
  stock: { en: 'Stock', ar: 'المخزون' },
  stock_open: { en: 'Open', ar: 'مفتوح' },
  stock_soft: { en: 'Softly closed', ar: 'مقفل مبدئيًا' },
  stock_closed: { en: 'Closed', ar: 'مقفل' },
  changedAt: { en: 'Changed', ar: 'تغيّر في' },
  changedBy: { en: 'Changed by', ar: 'غيّره' },
  reason: { en: 'Reason', ar: 'السبب' },
  month: { en: 'Month', ar: 'الشهر' },
  history: { en: 'History', ar: 'السجل' },
  standing: { en: 'Before it can be closed', ar: 'قبل إقفاله' },
  ready: { en: 'Nothing stands in the way.', ar: 'لا شيء يمنع الإقفال.' },
  putRight: { en: 'Go there', ar: 'انتقل إليه' },
  means_open: { en: 'Everybody who may post stock posts into it.', ar: 'يرحّل إليه كل من له حق ترحيل المخزون.' },
  means_soft: {
    en: 'Only who may post into softly closed months does so.',
    ar: 'لا يرحّل إليه إلا من له حق الترحيل إلى الأشهر المقفلة مبدئيًا.',
  },
  means_closed: { en: 'Nobody posts stock into it.', ar: 'لا يرحّل إليه أحد مخزونًا.' },
  softClose: { en: 'Soft close', ar: 'إقفال مبدئي' },
  close: { en: 'Close month', ar: 'إقفال الشهر' },
  reopen: { en: 'Re-open', ar: 'إعادة فتح' },
  softCloseSure: {
    en: 'Close {month} softly? Whoever lacks the right cannot post stock into it any more.',
    ar: 'إقفال {month} مبدئيًا؟ لن يستطيع من لا يملك الحق ترحيل مخزون إليه.',
  },
  closeSure: {
    en: 'Close {month}? Nobody can post stock into it any more.',
    ar: 'إقفال {month}؟ لن يستطيع أحد ترحيل مخزون إليه.',
  },
  reopenTitle: { en: 'Re-open {month}', ar: 'إعادة فتح {month}' },
  reopenLead_closed: {
    en: 'It becomes softly closed: only who holds the right posts into it.',
    ar: 'يصبح مقفلًا مبدئيًا: لا يرحّل إليه إلا من يملك الحق.',
  },
  reopenLead_soft: { en: 'It becomes open for everybody.', ar: 'يصبح مفتوحًا للجميع.' },
  done: { en: '{month}: {state}', ar: '{month}: {state}' },
  did_softClose: { en: 'closed it softly', ar: 'أقفله مبدئيًا' },
  did_close: { en: 'closed it', ar: 'أقفله' },
  did_reopen: { en: 'opened it again', ar: 'أعاد فتحه' },
  blocked_running: {
    en: 'The month is not over in every store. It can be closed from {from} on.',
    ar: 'لم ينتهِ الشهر في كل المتاجر. يمكن إقفاله ابتداءً من {from}.',
  },
  blocked_earlier: {
    en: '{count, plural, one {{month} is not closed. Close it first.} other {# earlier months are not closed. Close {month} first.}}',
    ar: '{count, plural, zero {لا أشهر سابقة} one {لم يُقفل {month}. أقفله أولًا.} two {شهران سابقان لم يُقفلا. أقفل {month} أولًا.} few {# أشهر سابقة لم تُقفل. أقفل {month} أولًا.} many {# شهرًا سابقًا لم يُقفل. أقفل {month} أولًا.} other {# شهر سابق لم يُقفل. أقفل {month} أولًا.}}',
  },
})

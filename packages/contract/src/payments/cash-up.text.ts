import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Cash-up', ar: 'إقفال الصناديق' },
  purpose: {
    en: 'Till sessions of a day by store, with the cash in safes and in transit.',
    ar: 'ورديات اليوم بحسب المتجر مع نقد الخزائن والنقد في الطريق.',
  },
  on: { en: 'Business date', ar: 'تاريخ العمل' },
  session: { en: 'Session', ar: 'الوردية' },
  status: { en: 'Status', ar: 'الحالة' },
  status_open: { en: 'Open', ar: 'مفتوحة' },
  status_review: { en: 'Counted, not closed', ar: 'معدودة ولم تُغلق' },
  status_closed: { en: 'Closed', ar: 'مغلقة' },
  expected: { en: 'Expected cash', ar: 'النقد المتوقع' },
  counted: { en: 'Counted cash', ar: 'النقد المعدود' },
  difference: { en: 'Difference', ar: 'الفرق' },
  total: { en: 'Total', ar: 'الإجمالي' },
  safe: { en: 'In the safe', ar: 'في الخزنة' },
  inTransit: { en: 'In transit to the bank', ar: 'في الطريق إلى البنك' },
  deposit: { en: 'New bank deposit', ar: 'إيداع بنكي جديد' },
  deposits: { en: 'Bank deposits', ar: 'الإيداعات البنكية' },
  empty: { en: 'No store has a till. Add a till first.', ar: 'لا متجر فيه صندوق. أضف صندوقًا أولًا.' },
  failed: { en: 'The cash-up', ar: 'إقفال الصناديق' },
  noSessions: { en: 'No session on this day.', ar: 'لا ورديات في هذا اليوم.' },
})

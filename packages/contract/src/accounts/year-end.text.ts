import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Year end', ar: 'نهاية السنة' },
  closing: { en: 'Year-end closing', ar: 'إقفال السنة' },
  closingOf: {
    en: 'Closing of the fiscal year {from} to {until}',
    ar: 'إقفال السنة المالية من {from} إلى {until}',
  },
  lead: {
    en: 'Result of the fiscal year {from} to {until}. Closing transfers it to retained earnings.',
    ar: 'نتيجة السنة المالية من {from} إلى {until}. الإقفال ينقلها إلى الأرباح المحتجزة.',
  },
  openMonths: {
    en: 'Stock, receivables or payables are open in {months}. Soft-close them first.',
    ar: 'المخزون أو الذمم المدينة أو الدائنة مفتوحة في {months}. أقفلها مبدئيًا أولًا.',
  },
  ledgerClosed: {
    en: 'The general ledger of the period is closed. Reopen it first.',
    ar: 'دفتر الأستاذ العام للفترة مقفل. أعد فتحه أولًا.',
  },
  none: {
    en: 'The fiscal year has no income and no expenses.',
    ar: 'لا إيرادات ولا مصروفات في السنة المالية.',
  },
  account: { en: 'Account', ar: 'الحساب' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  profit: { en: 'Profit', ar: 'الربح' },
  loss: { en: 'Loss', ar: 'الخسارة' },
  closed: { en: 'The year is closed by journal {number}.', ar: 'السنة مقفلة بالقيد {number}.' },
  closeYear: { en: 'Close year', ar: 'إقفال السنة' },
  closeSure: {
    en: 'Close the fiscal year? Its result is posted to retained earnings on {until}.',
    ar: 'إقفال السنة المالية؟ تُرحّل نتيجتها إلى الأرباح المحتجزة بتاريخ {until}.',
  },
  closeDone: { en: 'Fiscal year closed.', ar: 'أُقفلت السنة المالية.' },
  reopenYear: { en: 'Reverse closing', ar: 'عكس الإقفال' },
  reopenLead: {
    en: 'The closing journal is reversed on the same date. You can then close the year again.',
    ar: 'يُعكس قيد الإقفال بالتاريخ نفسه، ثم يمكن إقفال السنة مرة أخرى.',
  },
  reopenDone: { en: 'Closing reversed.', ar: 'عُكس الإقفال.' },
  reason: { en: 'Reason', ar: 'السبب' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Currency revaluation', ar: 'إعادة تقييم العملات' },
  purpose: {
    en: 'Receivables and payables in other currencies at the closing rate of a month.',
    ar: 'الذمم المدينة والدائنة بعملات أخرى بسعر إقفال الشهر.',
  },
  failed: { en: 'The revaluation', ar: 'إعادة التقييم' },
  empty: {
    en: 'No receivables or payables in other currencies are open at the end of this month.',
    ar: 'لا ذمم مدينة أو دائنة مفتوحة بعملات أخرى في نهاية هذا الشهر.',
  },
  numbered: { en: 'Currency revaluation {id}', ar: 'إعادة تقييم العملات {id}' },
  description: { en: 'Currency revaluation {month}', ar: 'إعادة تقييم العملات {month}' },
  memo: { en: '{currency} at {rate}', ar: '{currency} بسعر {rate}' },
  month: { en: 'Month', ar: 'الشهر' },
  lastMonth: { en: 'Last month', ar: 'الشهر الماضي' },
  account: { en: 'Account', ar: 'الحساب' },
  balance: { en: 'Open balance', ar: 'الرصيد المفتوح' },
  rate: { en: 'Closing rate', ar: 'سعر الإقفال' },
  posted: { en: 'Posted amount', ar: 'المبلغ المرحّل' },
  revalued: { en: 'Revalued amount', ar: 'المبلغ بعد إعادة التقييم' },
  difference: { en: 'Difference', ar: 'الفرق' },
  gain: { en: 'Exchange gain', ar: 'ربح الصرف' },
  loss: { en: 'Exchange loss', ar: 'خسارة الصرف' },
  noRate: { en: 'Rate missing', ar: 'السعر ناقص' },
  post: { en: 'Post revaluation', ar: 'ترحيل إعادة التقييم' },
  postSure: {
    en: 'Post the revaluation of {month}? Journals are posted on {on} and reversed on {reversedOn}.',
    ar: 'ترحيل إعادة تقييم {month}؟ تُرحّل القيود في {on} وتُعكس في {reversedOn}.',
  },
  done: { en: 'Revaluation posted.', ar: 'رُحّلت إعادة التقييم.' },
  nothing: { en: 'No difference to post.', ar: 'لا فرق للترحيل.' },
  running: { en: 'This month is not over.', ar: 'لم ينته هذا الشهر بعد.' },
  missing: { en: 'Exchange rates are missing. Enter them first.', ar: 'تنقص أسعار صرف. أدخلها أولًا.' },
  journal: { en: 'Journal {number}', ar: 'القيد {number}' },
  reversal: { en: 'reversed by journal {number}', ar: 'معكوس بالقيد {number}' },
})

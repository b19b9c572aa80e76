import { texts } from '@countinghouse/kernel/text'

/** Dashboard cards of the books. */
export const text = texts({
  balances_title: { en: 'Balances', ar: 'الأرصدة' },
  balances_means: {
    en: 'Cash, receivables, payables and stock in the ledger today.',
    ar: 'النقد والذمم المدينة والدائنة والمخزون في دفتر الأستاذ اليوم.',
  },
  profit_means: {
    en: 'Income less cost of sales and expenses of this month, beside the whole month before.',
    ar: 'الإيرادات ناقص تكلفة المبيعات والمصروفات لهذا الشهر، مقارنة بالشهر السابق كاملًا.',
  },
  cash: { en: 'Cash position', ar: 'المركز النقدي' },
  cash_means: {
    en: 'Balances today of the accounts of cash: tills, safes, banks and cash in transit.',
    ar: 'أرصدة اليوم لحسابات النقد: الصناديق والخزائن والبنوك والنقد في الطريق.',
  },
  clearing: { en: 'Clearing accounts not at zero', ar: 'حسابات وسيطة غير مصفّاة' },
  clearing_means: {
    en: 'Balances today of the accounts of cards, online payments, exchanges, disputed funds and cash in transit, by posting rule. They are zero once everything is paid out or banked.',
    ar: 'أرصدة اليوم لحسابات البطاقات والدفع عبر الإنترنت والاستبدال والمبالغ المتنازع عليها والنقد في الطريق حسب قواعد الترحيل. تصبح صفرًا بعد صرف كل شيء أو إيداعه.',
  },
  tax_means: {
    en: 'Output less input tax of the journals of this month, beside the whole month before.',
    ar: 'ضريبة المخرجات ناقص ضريبة المدخلات لقيود هذا الشهر، مقارنة بالشهر السابق كاملًا.',
  },
  budget: { en: 'Profit this month and budget', ar: 'ربح هذا الشهر والموازنة' },
  budget_means: {
    en: 'Income less cost of sales and expenses of this month, beside the active budgets of the whole month. Without a budget it is the profit alone.',
    ar: 'الإيرادات ناقص تكلفة المبيعات والمصروفات لهذا الشهر، مقارنة بالموازنات النشطة للشهر كاملًا. دون موازنة يُعرض الربح وحده.',
  },
  budget_whole: { en: 'Budget', ar: 'الموازنة' },
  periods: { en: 'Open past months', ar: 'أشهر سابقة مفتوحة' },
  periods_means: {
    en: 'Months before this one whose general ledger is still open.',
    ar: 'الأشهر السابقة لهذا الشهر التي لا يزال دفتر أستاذها مفتوحًا.',
  },
  lastMonth: { en: 'Last month', ar: 'الشهر الماضي' },
})

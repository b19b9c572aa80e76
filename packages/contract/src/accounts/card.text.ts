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
  lastMonth: { en: 'Last month', ar: 'الشهر الماضي' },
})

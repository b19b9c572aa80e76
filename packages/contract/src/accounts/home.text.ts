import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Finance', ar: 'المالية' },
  purpose: {
    en: 'Cash, receivables, payables, stock and profit, and work that needs attention.',
    ar: 'النقد والذمم والمخزون والربح، وما يحتاج إلى انتباه.',
  },
  failed: { en: 'The figures could not be loaded.', ar: 'تعذر تحميل الأرقام.' },
  metrics: { en: 'Key figures', ar: 'الأرقام الرئيسية' },
  cash: { en: 'Cash', ar: 'النقد' },
  receivable: { en: 'Accounts receivable', ar: 'الذمم المدينة' },
  payable: { en: 'Accounts payable', ar: 'الذمم الدائنة' },
  stock: { en: 'Stock', ar: 'المخزون' },
  profit: { en: 'Profit this month', ar: 'ربح هذا الشهر' },
  onDay: { en: 'on {day}', ar: 'في {day}' },
  previous: { en: 'Last month {amount}', ar: 'الشهر الماضي {amount}' },
  budget: { en: 'Budget {amount}', ar: 'الموازنة {amount}' },
  noBudget: { en: 'No budget', ar: 'لا موازنة' },
  attention: { en: 'Needs attention', ar: 'ما يحتاج إلى انتباه' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء يحتاج إلى انتباهك.' },
  months: { en: 'Last 12 months', ar: 'آخر 12 شهرًا' },
  pages: { en: 'Pages', ar: 'الصفحات' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Finance', ar: 'المالية' },
  purpose: {
    en: 'The figures you choose, and work that needs attention.',
    ar: 'الأرقام التي تختارها، وما يحتاج إلى انتباه.',
  },
  failed: { en: 'The figures could not be loaded.', ar: 'تعذر تحميل الأرقام.' },
  cash: { en: 'Cash', ar: 'النقد' },
  receivable: { en: 'Accounts receivable', ar: 'الذمم المدينة' },
  payable: { en: 'Accounts payable', ar: 'الذمم الدائنة' },
  stock: { en: 'Stock', ar: 'المخزون' },
  profit: { en: 'Profit this month', ar: 'ربح هذا الشهر' },
  attention: { en: 'Needs attention', ar: 'ما يحتاج إلى انتباه' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء يحتاج إلى انتباهك.' },
  months: { en: 'Last 12 months', ar: 'آخر 12 شهرًا' },
  pages: { en: 'Pages', ar: 'الصفحات' },
})

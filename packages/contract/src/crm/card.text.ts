import { texts } from '@countinghouse/kernel/text'

/** Dashboard cards of customers. */
export const text = texts({
  cases: { en: 'Open cases', ar: 'الحالات المفتوحة' },
  cases_means: {
    en: 'Cases that are open or waiting, by priority.',
    ar: 'الحالات المفتوحة أو قيد الانتظار، حسب الأولوية.',
  },
  customers: { en: 'New customers', ar: 'عملاء جدد' },
  customers_means: {
    en: 'Customers created this month, and in each of the last 12 months.',
    ar: 'العملاء المنشؤون هذا الشهر، وفي كل شهر من آخر 12 شهرًا.',
  },
  lastMonth: { en: 'Last month', ar: 'الشهر الماضي' },
  nps: { en: 'NPS, 90 days', ar: 'صافي نقاط الترويج، 90 يومًا' },
  nps_means: {
    en: 'Share of promoters less that of detractors among the answers of surveys.',
    ar: 'نسبة المروّجين ناقص نسبة المنتقدين بين إجابات الاستبيانات.',
  },
  before: { en: '90 days before', ar: '90 يومًا قبلها' },
})

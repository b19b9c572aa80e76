import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The figures count online payments by the date on which the customer was led to the provider. Choose a figure to see its payments.',
    ar: 'تحسب المؤشرات المدفوعات بتاريخ توجيه العميل إلى المزوّد. اختر مؤشرًا لعرض مدفوعاته.',
  },
  help_rate: { en: 'Success rate', ar: 'نسبة النجاح' },
  help_rate_1: {
    en: 'Captured payments divided by captured, declined and cancelled payments. Payments without an outcome are left out.',
    ar: 'المدفوعات المحصّلة مقسومة على المحصّلة والمرفوضة والملغاة. ولا تُحسب المدفوعات التي لم تنته.',
  },
  help_fees: { en: 'Fees', ar: 'الرسوم' },
  help_fees_1: {
    en: 'Fees are those of posted provider payouts by payout date.',
    ar: 'الرسوم هي رسوم تحويلات المزوّد المرحّلة بحسب تاريخ التحويل.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Report of cancellation reasons. */
export const text = texts({
  purpose: { en: 'Cancelled transfers by reason, store and month.', ar: 'التحويلات الملغاة حسب السبب والمتجر والشهر.' },
  failed: { en: 'Cancellation reasons could not be loaded.', ar: 'تعذر تحميل أسباب الإلغاء.' },
  empty: {
    en: 'No cancellations in this period. Choose other dates.',
    ar: 'لا إلغاءات في هذه الفترة. اختر تواريخ أخرى.',
  },
  by: { en: 'Group by', ar: 'التجميع حسب' },
  by_cause: { en: 'Reason', ar: 'السبب' },
  by_store: { en: 'Store', ar: 'المتجر' },
  by_month: { en: 'Month', ar: 'الشهر' },
  store: { en: 'From store', ar: 'من متجر' },
  count: { en: 'Transfers', ar: 'التحويلات' },
  share: { en: 'Share', ar: 'النسبة' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  value: { en: 'Value', ar: 'القيمة' },
  total: { en: 'Total', ar: 'الإجمالي' },
})

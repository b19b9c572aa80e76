import { texts } from '@countinghouse/kernel/text'

/** Why transfers were cancelled, as a report. */
export const text = texts({
  purpose: {
    en: 'Why transfers that leave your stores were cancelled, how often and how much: by reason, by store and by month.',
    ar: 'لماذا أُلغيت التحويلات الخارجة من متاجرك، وكم مرة وبأي كمية: حسب السبب والمتجر والشهر.',
  },
  failed: { en: 'The reasons could not be loaded.', ar: 'تعذر تحميل الأسباب.' },
  empty: { en: 'Nothing was cancelled in these days.', ar: 'لم يُلغَ شيء في هذه الأيام.' },
  by: { en: 'By', ar: 'حسب' },
  by_cause: { en: 'Reason', ar: 'السبب' },
  by_store: { en: 'Store', ar: 'المتجر' },
  by_month: { en: 'Month', ar: 'الشهر' },
  store: { en: 'From store', ar: 'من متجر' },
  count: { en: 'Transfers', ar: 'التحويلات' },
  share: { en: 'Share', ar: 'النصيب' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  value: { en: 'Value', ar: 'القيمة' },
  total: { en: 'Total', ar: 'الإجمالي' },
})

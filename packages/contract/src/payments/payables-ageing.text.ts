import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Payables ageing', ar: 'أعمار الذمم الدائنة' },
  purpose: {
    en: 'Open supplier invoices by days overdue, in the company currency.',
    ar: 'فواتير الموردين المفتوحة حسب أيام التأخر بعملة الشركة.',
  },
  failed: { en: 'The ageing', ar: 'أعمار الذمم' },
  empty: { en: 'Nothing is owed to suppliers on this date.', ar: 'لا يُستحق شيء للموردين في هذا التاريخ.' },
  on: { en: 'As of', ar: 'حتى تاريخ' },
  party: { en: 'Supplier', ar: 'المورد' },
  bucket_current: { en: 'Not due', ar: 'غير مستحقة' },
  bucket_to30: { en: '1–30 days', ar: '1–30 يومًا' },
  bucket_to60: { en: '31–60 days', ar: '31–60 يومًا' },
  bucket_to90: { en: '61–90 days', ar: '61–90 يومًا' },
  bucket_over90: { en: 'Over 90 days', ar: 'أكثر من 90 يومًا' },
  total: { en: 'Total', ar: 'الإجمالي' },
  prepaid: { en: 'Prepaid', ar: 'مدفوع مقدمًا' },
  ledger: { en: 'Balances in the general ledger', ar: 'الأرصدة في دفتر الأستاذ العام' },
  difference: {
    en: 'Difference, such as opening balances and revaluation',
    ar: 'الفرق، كالأرصدة الافتتاحية وإعادة التقييم',
  },
  open: { en: 'Show the invoices of this supplier', ar: 'عرض فواتير هذا المورد' },
})

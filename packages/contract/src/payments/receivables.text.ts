import { texts } from '@countinghouse/kernel/text'
import { text as shared } from './payables-ageing.text.ts'

export const text = {
  ...shared,
  ...texts({
    title: { en: 'Receivables ageing', ar: 'أعمار الذمم المدينة' },
    purpose: {
      en: 'Open invoices of customers by days overdue, in the company currency.',
      ar: 'فواتير العملاء المفتوحة حسب أيام التأخر بعملة الشركة.',
    },
    empty: { en: 'No customer owes anything on this date.', ar: 'لا يدين أي عميل بشيء في هذا التاريخ.' },
    party: { en: 'Customer', ar: 'العميل' },
    prepaid: { en: 'Credit', ar: 'رصيد العميل' },
    open: { en: 'Show the invoices of this customer', ar: 'عرض فواتير هذا العميل' },
  }),
}

import { texts } from '@countinghouse/kernel/text'

/** Texts of the re-initiation in addition to those of the invoice. */
export const text = texts({
  title: { en: 'Re-initiate invoices', ar: 'إعادة إصدار الفواتير' },
  purpose: {
    en: 'Transfer invoices that are rejected, disputed or no longer match received quantities.',
    ar: 'فواتير تحويل مرفوضة أو معترض عليها أو لم تعد تطابق الكميات المستلمة.',
  },
  action_reinitiate: { en: 'Re-initiate', ar: 'إعادة إصدار' },
  history_reinitiate: { en: 're-initiated', ar: 'أعاد إصدارها' },
  newBasis: { en: 'New quantity basis', ar: 'أساس الكمية الجديد' },
  newBasis_shipped: { en: 'Shipped', ar: 'المصروف' },
  newBasis_accepted: { en: 'Received', ar: 'المستلم' },
  newBasis_settled: { en: 'Settled', ar: 'المسوّى' },
  isRepriced: { en: 'Current prices', ar: 'الأسعار الحالية' },
  isRepriced_help: {
    en: 'Otherwise prices agreed on approval apply.',
    ar: 'وإلا تُطبَّق الأسعار المتفق عليها عند الموافقة.',
  },
  difference: { en: 'Difference', ar: 'الفرق' },
  product: { en: 'Product', ar: 'المنتج' },
  invoiced: { en: 'Invoiced', ar: 'المفوتر' },
  due: { en: 'Due', ar: 'المستحق' },
  invoicedNet: { en: 'Invoiced amount', ar: 'المبلغ المفوتر' },
  dueNet: { en: 'Due amount', ar: 'المبلغ المستحق' },
  total: { en: 'Total', ar: 'الإجمالي' },
  noDifference: { en: 'This invoice matches the amount due.', ar: 'تطابق هذه الفاتورة المستحق.' },
})

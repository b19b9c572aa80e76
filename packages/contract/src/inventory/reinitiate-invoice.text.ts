import { texts } from '@countinghouse/kernel/text'

/** What those who put invoices right read besides the texts of the invoice. */
export const text = texts({
  title: { en: 'Re-initiate invoices', ar: 'إعادة إصدار الفواتير' },
  purpose: {
    en: 'Transfer invoices that were rejected, are disputed, or do not count any more what arrived. Nothing here means that all are right.',
    ar: 'فواتير تحويل رُفضت أو اعتُرض عليها أو لم تعد تطابق ما وصل. إن لم يظهر شيء هنا فكلها صحيحة.',
  },
  act_reinitiate: { en: 'Re-initiate', ar: 'إعادة إصدار' },
  did_reinitiate: { en: 're-initiated it', ar: 'أعاد إصدارها' },
  newBasis: { en: 'The new one counts', ar: 'الفاتورة الجديدة تحتسب' },
  newBasis_shipped: { en: 'What left', ar: 'ما أُرسل' },
  newBasis_accepted: { en: 'What arrived', ar: 'ما وصل' },
  newBasis_settled: { en: 'What was settled', ar: 'ما سُوّي' },
  isRepriced: { en: 'At today’s prices', ar: 'بأسعار اليوم' },
  isRepriced_help: {
    en: 'Otherwise the prices that were agreed when the transfer was approved.',
    ar: 'وإلا فبالأسعار المتفق عليها عند الموافقة على التحويل.',
  },
  difference: { en: 'Difference', ar: 'الفرق' },
  product: { en: 'Product', ar: 'المنتج' },
  invoiced: { en: 'Invoiced', ar: 'المفوتر' },
  due: { en: 'Due', ar: 'المستحق' },
  invoicedNet: { en: 'Invoiced amount', ar: 'المبلغ المفوتر' },
  dueNet: { en: 'Due amount', ar: 'المبلغ المستحق' },
  total: { en: 'Total', ar: 'الإجمالي' },
  noDifference: { en: 'This invoice counts what is due.', ar: 'تطابق هذه الفاتورة المستحق.' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Invoice search', ar: 'البحث عن الفواتير' },
  purpose: {
    en: 'Receipts, invoices and credit notes of customers and suppliers.',
    ar: 'الإيصالات والفواتير والإشعارات الدائنة للعملاء والموردين.',
  },
  failed: { en: 'The search failed.', ar: 'تعذر البحث.' },
  empty: { en: 'No document fits. Enter less.', ar: 'لا مستند مطابق. أدخل معايير أقل.' },
  criteria: { en: 'Search criteria', ar: 'معايير البحث' },
  q: { en: 'Number or reference', ar: 'الرقم أو المرجع' },
  customerId: { en: 'Customer', ar: 'العميل' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  productId: { en: 'Product', ar: 'المنتج' },
  amount: { en: 'Total', ar: 'الإجمالي' },
  number: { en: 'Number', ar: 'الرقم' },
  day: { en: 'Date', ar: 'التاريخ' },
  party: { en: 'Customer or supplier', ar: 'العميل أو المورد' },
  store: { en: 'Store', ar: 'المتجر' },
  kind_receipt: { en: 'Receipt', ar: 'إيصال' },
  kind_return: { en: 'Return', ar: 'مرتجع' },
  kind_invoice: { en: 'Invoice', ar: 'فاتورة' },
  kind_credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  kind_supplier_invoice: { en: 'Supplier invoice', ar: 'فاتورة مورد' },
  kind_supplier_credit_note: { en: 'Supplier credit note', ar: 'إشعار دائن من مورد' },
  hasMore: { en: 'Only the latest documents are shown. Enter more.', ar: 'تظهر أحدث المستندات فقط. أدخل معايير أكثر.' },
})

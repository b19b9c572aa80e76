import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Landed cost clearing', ar: 'تسوية التكاليف الواصلة' },
  purpose: {
    en: 'Estimates without a supplier invoice, supplier invoices without their landed cost, and receipts that no rule could estimate.',
    ar: 'تقديرات بلا فاتورة مورد، وفواتير موردين بلا تكلفتها الواصلة، واستلامات تعذّر تقديرها بالقواعد.',
  },
  failed: { en: 'Landed cost clearing', ar: 'تسوية التكاليف الواصلة' },
  empty: {
    en: 'Every landed cost has its invoice, and every invoice its landed cost.',
    ar: 'لكل تكلفة واصلة فاتورتها ولكل فاتورة تكلفتها الواصلة.',
  },
  document: { en: 'Document', ar: 'المستند' },
  kind: { en: 'Kind', ar: 'النوع' },
  kind_estimate: { en: 'Estimate', ar: 'تقدير' },
  kind_invoice: { en: 'Supplier invoice', ar: 'فاتورة مورد' },
  kind_missed: { en: 'Not estimated', ar: 'غير مقدّر' },
  party: { en: 'Charge type or supplier', ar: 'نوع الرسم أو المورد' },
  on: { en: 'Date', ar: 'التاريخ' },
  openMinor: { en: 'Open', ar: 'المفتوح' },
  total: { en: 'Total', ar: 'الإجمالي' },
  ledger: { en: 'Accrued landed cost in the general ledger', ar: 'التكلفة الواصلة المستحقة في دفتر الأستاذ العام' },
  difference: { en: 'Difference, such as manual journals', ar: 'الفرق، كالقيود اليدوية' },
  more: {
    en: 'The {shown} oldest of {count} documents are listed. The total includes all of them.',
    ar: 'يُعرض أقدم {shown} من {count} مستند. يشمل الإجمالي جميعها.',
  },
})

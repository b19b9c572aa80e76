import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Supplier statement', ar: 'كشف حساب المورد' },
  purpose: {
    en: 'Invoices, credit notes and payments of a supplier with the balance after each.',
    ar: 'فواتير المورد وإشعاراته الدائنة ومدفوعاته مع الرصيد بعد كل منها.',
  },
  failed: { en: 'The statement', ar: 'كشف الحساب' },
  empty: { en: 'This supplier has no entries up to this date.', ar: 'لا قيود لهذا المورد حتى هذا التاريخ.' },
  choose: { en: 'Choose a supplier.', ar: 'اختر موردًا.' },
  partyId: { en: 'Supplier', ar: 'المورد' },
  view: { en: 'Statement', ar: 'كشف الحساب' },
  on: { en: 'Date', ar: 'التاريخ' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_invoice: { en: 'Invoice', ar: 'فاتورة' },
  kind_credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  kind_payment: { en: 'Payment', ar: 'دفعة' },
  kind_payment_reversal: { en: 'Payment reversal', ar: 'عكس دفعة' },
  kind_write_off: { en: 'Write-off', ar: 'إعدام دين' },
  kind_write_off_reversal: { en: 'Write-off reversal', ar: 'عكس إعدام دين' },
  name: { en: 'Number', ar: 'الرقم' },
  reference: { en: 'Supplier document number', ar: 'رقم مستند المورد' },
  dueOn: { en: 'Due date', ar: 'تاريخ الاستحقاق' },
  amountMinor: { en: 'Amount', ar: 'المبلغ' },
  balanceMinor: { en: 'Balance', ar: 'الرصيد' },
  opening: { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
  currency: { en: 'Currency', ar: 'العملة' },
  more: {
    en: 'The latest {shown} of {count} entries are listed. Choose a shorter period for the others.',
    ar: 'يُعرض أحدث {shown} من {count} قيد. اختر فترة أقصر لعرض البقية.',
  },
})

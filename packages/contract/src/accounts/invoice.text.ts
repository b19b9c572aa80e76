import { texts } from '@countinghouse/kernel/text'
import { text as shared } from './invoice-shared.text.ts'

export const text = {
  isDeferred: { en: 'Membership fee', ar: 'رسم عضوية' },
  isReminderCharge: { en: 'Reminder charge', ar: 'رسوم تذكير' },
  isCharge: { en: 'Charge of a receipt', ar: 'مبلغ إيصال على الحساب' },
  ...shared,
  ...texts({
    title: { en: 'Invoices', ar: 'الفواتير' },
    creditNotes: { en: 'Credit notes', ar: 'الإشعارات الدائنة' },
    one: { en: 'invoice', ar: 'فاتورة' },
    many: {
      en: '{count, plural, one {# invoice} other {# invoices}}',
      ar: '{count, plural, zero {لا فواتير} one {فاتورة واحدة} two {فاتورتان} few {# فواتير} many {# فاتورة} other {# فاتورة}}',
    },
    purpose: {
      en: 'Invoices and credit notes of customers. Corrections are credit notes.',
      ar: 'فواتير العملاء وإشعاراتهم الدائنة. التصحيح يكون بإشعار دائن.',
    },
    numbered: { en: 'Invoice {id}', ar: 'فاتورة {id}' },
    customerId: { en: 'Customer', ar: 'العميل' },
    taxExemption: { en: 'Tax exemption', ar: 'الإعفاء الضريبي' },
    taxCertificate: { en: 'Certificate number', ar: 'رقم الشهادة' },
    exempted: { en: 'No tax charged: {reason}', ar: 'لم تُحتسب ضريبة: {reason}' },
    exemptedBy: {
      en: 'No tax charged: {reason}, certificate {certificate}',
      ar: 'لم تُحتسب ضريبة: {reason}، شهادة {certificate}',
    },
    reference: { en: 'Purchase order number', ar: 'رقم أمر الشراء' },
    paymentTermId_help: {
      en: 'Leave blank to use the payment terms of the customer.',
      ar: 'اتركه فارغًا لاستعمال شروط دفع العميل.',
    },
    currencyCode_help: {
      en: 'Leave blank to use the company currency.',
      ar: 'اتركه فارغًا لاستعمال عملة الشركة.',
    },
    billTo: { en: 'Bill to', ar: 'فاتورة إلى' },
    taxNo: { en: 'Tax number {number}', ar: 'الرقم الضريبي {number}' },
    registrationNo: { en: 'Registration number {number}', ar: 'رقم السجل {number}' },
    taxIn: { en: 'Tax in {currency}', ar: 'الضريبة بعملة {currency}' },
    total: { en: 'Total', ar: 'الإجمالي' },
    paper: { en: 'Invoice', ar: 'فاتورة' },
    paperCredit: { en: 'Credit note', ar: 'إشعار دائن' },
  }),
}

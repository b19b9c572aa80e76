import { texts } from '@countinghouse/kernel/text'
import { text as shared } from './invoice-shared.text.ts'

export const text = {
  ...shared,
  ...texts({
    title: { en: 'Supplier invoices', ar: 'فواتير الموردين' },
    creditNotes: { en: 'Supplier credit notes', ar: 'الإشعارات الدائنة للموردين' },
    one: { en: 'supplier invoice', ar: 'فاتورة مورد' },
    many: {
      en: '{count, plural, one {# supplier invoice} other {# supplier invoices}}',
      ar: '{count, plural, zero {لا فواتير موردين} one {فاتورة مورد واحدة} two {فاتورتا مورد} few {# فواتير موردين} many {# فاتورة مورد} other {# فاتورة مورد}}',
    },
    purpose: {
      en: 'Invoices and credit notes received from suppliers.',
      ar: 'الفواتير والإشعارات الدائنة الواردة من الموردين.',
    },
    numbered: { en: 'Supplier invoice {id}', ar: 'فاتورة مورد {id}' },
    supplierId: { en: 'Supplier', ar: 'المورد' },
    reference: { en: 'Supplier document number', ar: 'رقم مستند المورد' },
    paymentTermId_help: {
      en: 'Leave blank to use the payment terms of the supplier.',
      ar: 'اتركه فارغًا لاستعمال شروط دفع المورد.',
    },
    currencyCode_help: {
      en: 'Leave blank to use the currency of the supplier.',
      ar: 'اتركه فارغًا لاستعمال عملة المورد.',
    },
    lines_accountId_help: {
      en: 'Leave blank for received goods.',
      ar: 'اتركه فارغًا للبضاعة المستلمة.',
    },
  }),
}

import { texts } from '@countinghouse/kernel/text'
import { text as shared } from './supplier-statement.text.ts'

export const text = {
  ...shared,
  ...texts({
    title: { en: 'Customer statement', ar: 'كشف حساب العميل' },
    purpose: {
      en: 'Invoices, credit notes and payments of a customer with the balance after each.',
      ar: 'فواتير العميل وإشعاراته الدائنة ومدفوعاته مع الرصيد بعد كل منها.',
    },
    empty: { en: 'This customer has no entries up to this date.', ar: 'لا قيود لهذا العميل حتى هذا التاريخ.' },
    choose: { en: 'Choose a customer.', ar: 'اختر عميلًا.' },
    partyId: { en: 'Customer', ar: 'العميل' },
    reference: { en: 'Reference', ar: 'المرجع' },
  }),
}

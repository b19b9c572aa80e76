import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Customer groups', ar: 'مجموعات العملاء' },
  one: { en: 'customer group', ar: 'مجموعة عملاء' },
  many: {
    en: '{count, plural, one {# customer group} other {# customer groups}}',
    ar: '{count, plural, zero {لا مجموعات عملاء} one {مجموعة عملاء واحدة} two {مجموعتا عملاء} few {# مجموعات عملاء} many {# مجموعة عملاء} other {# مجموعة عملاء}}',
  },
  purpose: {
    en: 'Customers with the same price list and payment terms.',
    ar: 'عملاء لهم قائمة الأسعار وشروط الدفع نفسها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  priceListId: { en: 'Price list', ar: 'قائمة الأسعار' },
  priceListId_help: {
    en: 'For quotes and sales orders of customers without a price list of their own.',
    ar: 'لعروض الأسعار وأوامر البيع للعملاء الذين لا قائمة خاصة لهم.',
  },
  paymentTermId: { en: 'Payment terms', ar: 'شروط الدفع' },
  paymentTermId_help: {
    en: 'For invoices of customers without payment terms of their own.',
    ar: 'لفواتير العملاء الذين لا شروط دفع خاصة لهم.',
  },
  description: { en: 'Description', ar: 'الوصف' },
})

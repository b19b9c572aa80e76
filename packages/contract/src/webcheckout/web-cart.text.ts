import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Web carts', ar: 'سلال الويب' },
  one: { en: 'cart', ar: 'سلة' },
  many: {
    en: '{count, plural, one {# cart} other {# carts}}',
    ar: '{count, plural, zero {لا سلال} one {سلة واحدة} two {سلتان} few {# سلال} many {# سلة} other {# سلة}}',
  },
  purpose: {
    en: 'Carts that web shops reported, open and abandoned.',
    ar: 'سلال المتاجر الإلكترونية المفتوحة والمتروكة.',
  },
  empty: { en: 'No web shop has reported a cart yet.', ar: 'لم يبلّغ أي متجر إلكتروني عن سلة بعد.' },
  reference: { en: 'Reference', ar: 'المرجع' },
  status: { en: 'Status', ar: 'الحالة' },
  status_open: { en: 'Open', ar: 'مفتوحة' },
  status_abandoned: { en: 'Abandoned', ar: 'متروكة' },
  status_ordered: { en: 'Ordered', ar: 'طُلبت' },
  status_recovered: { en: 'Recovered', ar: 'مُستعادة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  customerId: { en: 'Customer', ar: 'العميل' },
  storeId: { en: 'Store', ar: 'المتجر' },
  currencyCode: { en: 'Currency', ar: 'العملة' },
  grossMinor: { en: 'Total', ar: 'الإجمالي' },
  changedAt: { en: 'Changed at', ar: 'وقت التغيير' },
  abandonedAt: { en: 'Abandoned at', ar: 'وقت الترك' },
  abandonedOn: { en: 'Abandoned on', ar: 'تاريخ الترك' },
  orderedOn: { en: 'Ordered on', ar: 'تاريخ الطلب' },
})

import { texts } from '@countinghouse/kernel/text'

/** Names that a file does not tell: of categories, and of customers, who are numbers in it. */
export const text = texts({
  goods: { en: 'Goods', ar: 'بضائع' },
  fee: { en: 'Services and fees', ar: 'خدمات ورسوم' },
  customer: { en: 'Customer {number}', ar: 'العميل {number}' },
  till: { en: 'Replayed sales', ar: 'مبيعات مستعادة من ملف' },
  voucher: { en: 'Gift vouchers', ar: 'قسائم هدايا' },
})

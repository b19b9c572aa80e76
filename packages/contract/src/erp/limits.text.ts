import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  discount_pct: { en: 'Discount', ar: 'الخصم' },
  refund_amount: { en: 'Refund', ar: 'رد المبلغ' },
})

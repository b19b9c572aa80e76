import { texts } from '@countinghouse/kernel/text'

/** Printed gift cards at the register. */
export const text = texts({
  sellVoucherHint: { en: 'Amount, or code of a gift card', ar: 'المبلغ، أو رمز بطاقة هدية' },
  giftCardHint: { en: 'Leave blank to take another card.', ar: 'اتركه فارغًا لأخذ بطاقة أخرى.' },
  giftCardAmount: { en: 'Amount of gift card {name}', ar: 'مبلغ بطاقة الهدية {name}' },
  giftCardOf: { en: 'Gift card {name} {amount}', ar: 'بطاقة هدية {name} {amount}' },
  giftCardTwice: { en: 'This gift card is on the receipt already.', ar: 'بطاقة الهدية هذه في الإيصال من قبل.' },
})

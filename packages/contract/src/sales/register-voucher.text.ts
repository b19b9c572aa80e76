import { texts } from '@countinghouse/kernel/text'

/** Vouchers and gift cards at the register. */
export const text = texts({
  sellVoucherHint: { en: 'Amount, or code of a gift card', ar: 'المبلغ، أو رمز بطاقة هدية' },
  giftCardHint: { en: 'Leave blank to take another card.', ar: 'اتركه فارغًا لأخذ بطاقة أخرى.' },
  giftCardAmount: { en: 'Amount of gift card {name}', ar: 'مبلغ بطاقة الهدية {name}' },
  giftCardOf: { en: 'Gift card {name} {amount}', ar: 'بطاقة هدية {name} {amount}' },
  giftCardOpen: {
    en: 'Enter the amount of gift card {name}, or leave it blank and press Enter.',
    ar: 'أدخل مبلغ بطاقة الهدية {name}، أو اتركه فارغًا واضغط Enter.',
  },
  giftCardTwice: { en: 'This gift card is on the receipt already.', ar: 'بطاقة الهدية هذه في الإيصال من قبل.' },
  codes: { en: 'Codes', ar: 'الرموز' },
  codesLead: {
    en: 'Print the receipt with its code, or let the customer note the code down.',
    ar: 'اطبع الإيصال مع رمزه، أو دع العميل يدوّن الرمز.',
  },
  voucherCode: { en: 'Voucher or store credit', ar: 'قسيمة أو رصيد متجر' },
  voucherNotOffered: {
    en: 'This store does not take it. Add a payment type of its kind under Payment types.',
    ar: 'لا يقبلها هذا المتجر. أضف نوع دفع من نوعها في أنواع الدفع.',
  },
  voucherEmpty: { en: 'Voucher {name} has no balance left.', ar: 'لا رصيد متبقٍ في القسيمة {name}.' },
  voucherTwice: { en: 'This code already pays here.', ar: 'هذا الرمز يدفع هنا بالفعل.' },
  sellVoucher: { en: 'Sell gift voucher', ar: 'بيع قسيمة هدية' },
  giftVoucherOf: { en: 'Gift voucher {amount}', ar: 'قسيمة هدية {amount}' },
  removeVoucher: { en: 'Remove gift voucher {amount}', ar: 'حذف قسيمة الهدية {amount}' },
  tooManyVouchers: {
    en: 'A receipt sells at most {count} gift vouchers.',
    ar: 'يبيع الإيصال {count} قسائم هدايا على الأكثر.',
  },
})

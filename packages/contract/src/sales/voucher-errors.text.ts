import { texts } from '@countinghouse/kernel/text'

/** Refusals of vouchers and gift cards. */
export const text = texts({
  voucher_unknown: {
    en: 'There is no voucher with this code. Check the code.',
    ar: 'لا توجد قسيمة بهذا الرمز. تحقق من الرمز.',
  },
  voucher_unusable: {
    en: 'This voucher is blocked, expired or cancelled. Use another payment.',
    ar: 'هذه القسيمة محظورة أو منتهية أو ملغاة. استخدم دفعة أخرى.',
  },
  voucher_throttled: {
    en: 'Five codes did not match a voucher or gift card. Try again in 15 minutes.',
    ar: 'لم تطابق خمسة رموز أي قسيمة أو بطاقة هدية. حاول مرة أخرى بعد 15 دقيقة.',
  },
  voucher_short: {
    en: 'The voucher does not hold this amount. Enter its code again to see its balance.',
    ar: 'رصيد القسيمة لا يكفي لهذا المبلغ. أدخل رمزها مرة أخرى لعرض رصيدها.',
  },
  voucher_used: {
    en: 'A voucher of this receipt was used, blocked or written off. Return the goods instead.',
    ar: 'استُخدمت قسيمة من هذا الإيصال أو حُظرت أو شُطبت. أرجع البضاعة بدلاً من ذلك.',
  },
  gift_card_product: {
    en: 'This product is sold as a gift voucher. Enter its amount under Sell gift voucher.',
    ar: 'يُباع هذا المنتج كقسيمة هدية. أدخل مبلغها في حقل «بيع قسيمة هدية».',
  },
  gift_card_unknown: {
    en: 'There is no gift card with this code. Scan it again, or type the code on the card.',
    ar: 'لا توجد بطاقة هدية بهذا الرمز. امسحها من جديد أو اكتب الرمز المطبوع عليها.',
  },
  gift_card_sold: {
    en: 'This gift card has been sold already. Take another one.',
    ar: 'بيعت بطاقة الهدية هذه من قبل. خذ بطاقة أخرى.',
  },
  gift_card_blocked: {
    en: 'This gift card is blocked or expired. Take another one.',
    ar: 'بطاقة الهدية هذه محظورة أو منتهية. خذ بطاقة أخرى.',
  },
  gift_card_amount: {
    en: 'The amount of this gift card is fixed. Remove it and scan it again.',
    ar: 'مبلغ بطاقة الهدية هذه ثابت. أزلها وامسحها من جديد.',
  },
})

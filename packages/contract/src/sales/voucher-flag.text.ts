import { texts } from '@countinghouse/kernel/text'

/** Why the use of a voucher asks for a look. */
export const text = texts({
  flags: { en: 'To check', ar: 'للمراجعة' },
  flag_fast_use: {
    en: 'Used within 10 minutes of its sale, at another till',
    ar: 'استُخدمت خلال 10 دقائق من بيعها في صندوق آخر',
  },
  flag_many_at_once: { en: 'More than three vouchers on one receipt', ar: 'أكثر من ثلاث قسائم في إيصال واحد' },
  flag_own_issue: { en: 'Issued and redeemed by the same user', ar: 'أصدرها واستخدمها المستخدم نفسه' },
  flag_card_refunded: {
    en: 'Bought by card, and its receipt was refunded later',
    ar: 'اشتُريت بالبطاقة ثم رُدّ مبلغ من إيصالها',
  },
})

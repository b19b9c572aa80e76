import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A coupon applies its promotion to a receipt. Its use is counted when the sale is completed, and given back when the receipt is voided.',
    ar: 'تُطبق القسيمة عرضها على إيصال. يُحتسب استخدامها عند إتمام البيع ويُعاد عند إلغاء الإيصال.',
  },
  help_coupon: { en: 'Issue a coupon', ar: 'إصدار قسيمة' },
  help_coupon_1: {
    en: 'Create a promotion that requires a coupon, then a coupon with a code and a usage limit.',
    ar: 'أنشئ عرضًا يتطلب قسيمة ثم قسيمة برمز وحد استخدام.',
  },
  help_coupon_2: {
    en: 'Cashiers enter the code in the field Coupon of the register.',
    ar: 'يدخل الكاشير الرمز في حقل «القسيمة» في شاشة البيع.',
  },
})

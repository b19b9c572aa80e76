import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Coupons', ar: 'القسائم' },
  one: { en: 'coupon', ar: 'قسيمة' },
  many: {
    en: '{count, plural, one {# coupon} other {# coupons}}',
    ar: '{count, plural, zero {لا قسائم} one {قسيمة واحدة} two {قسيمتان} few {# قسائم} many {# قسيمة} other {# قسيمة}}',
  },
  purpose: { en: 'Codes that apply a promotion at the register.', ar: 'رموز تُطبق عرضًا في شاشة البيع.' },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Entered at the register.', ar: 'يُدخل في شاشة البيع.' },
  name: { en: 'Name', ar: 'الاسم' },
  promotionId: { en: 'Promotion', ar: 'العرض' },
  promotionId_help: { en: 'Choose one that requires a coupon.', ar: 'اختر عرضًا يتطلب قسيمة.' },
  usageLimit: { en: 'Usage limit', ar: 'حد الاستخدام' },
  usageLimit_help: { en: 'Leave blank for any number of receipts.', ar: 'اتركه فارغًا لأي عدد من الإيصالات.' },
  usageCount: { en: 'Used', ar: 'مرات الاستخدام' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  rule_usage_limit: {
    en: 'The coupon was used more often than this limit.',
    ar: 'استُخدمت القسيمة أكثر من هذا الحد.',
  },
})

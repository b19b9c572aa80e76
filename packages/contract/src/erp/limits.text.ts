import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  discount_pct: { en: 'Discount', ar: 'الخصم' },
  discount_amount: { en: 'Discount', ar: 'الخصم' },
  refund_amount: { en: 'Refund', ar: 'رد المبلغ' },
  po_approve_amount: { en: 'Purchase order approved alone', ar: 'أمر شراء بموافقة منفردة' },
  stock_adjust_value: { en: 'Value of a stock correction', ar: 'قيمة تصحيح المخزون' },
  credit_limit_change: { en: 'Change of a credit limit', ar: 'تغيير حد الائتمان' },
  price_change_pct: { en: 'Price change', ar: 'تغيير السعر' },
  backdate_days: { en: 'Dating back', ar: 'التأريخ بأثر رجعي' },
})

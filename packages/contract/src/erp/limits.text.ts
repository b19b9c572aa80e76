import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  discount_pct: { en: 'Discount', ar: 'الخصم' },
  discount_amount: { en: 'Discount', ar: 'الخصم' },
  refund_amount: { en: 'Refund', ar: 'رد المبلغ' },
  po_approve_amount: { en: 'Purchase order approval', ar: 'الموافقة على أمر شراء' },
  stock_adjust_value: { en: 'Stock adjustment value', ar: 'قيمة تسوية المخزون' },
  credit_limit_change: { en: 'Credit limit change', ar: 'تغيير حد الائتمان' },
  price_change_pct: { en: 'Price change', ar: 'تغيير السعر' },
  backdate_days: { en: 'Backdating', ar: 'التأريخ بأثر رجعي' },
})

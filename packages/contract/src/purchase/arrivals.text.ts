import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  arriving: { en: 'On order', ar: 'قيد الطلب' },
  none: { en: 'Nothing is on order.', ar: 'لا شيء قيد الطلب.' },
  order: { en: 'Purchase order', ar: 'أمر الشراء' },
  variant: { en: 'SKU', ar: 'رمز الصنف' },
  store: { en: 'Store', ar: 'المتجر' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  expectedOn: { en: 'Expected', ar: 'متوقع' },
  latestOn: { en: 'At the latest', ar: 'على أبعد تقدير' },
  overdue: { en: 'overdue', ar: 'متأخر' },
})

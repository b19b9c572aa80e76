import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Discrepancies', ar: 'الفروق' },
  one: { en: 'discrepancy', ar: 'فرق' },
  many: {
    en: '{count, plural, one {# discrepancy} other {# discrepancies}}',
    ar: '{count, plural, zero {لا فروق} one {فرق واحد} two {فرقان} few {# فروق} many {# فرقًا} other {# فرق}}',
  },
  purpose: {
    en: 'Unsettled differences between shipped and received quantities.',
    ar: 'فروق غير مسوّاة بين الكميات المصروفة والمستلمة.',
  },
  empty: { en: 'No open discrepancies.', ar: 'لا فروق مفتوحة.' },
  productName: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_short: { en: 'Short', ar: 'ناقص' },
  kind_over: { en: 'Over', ar: 'زائد' },
  kind_damaged: { en: 'Damaged', ar: 'تالف' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  shipmentId: { en: 'Shipment', ar: 'الشحنة' },
  transferNumber: { en: 'Transfer', ar: 'التحويل' },
  fromStoreId: { en: 'From', ar: 'من' },
  toStoreId: { en: 'To', ar: 'إلى' },
  createdAt: { en: 'Since', ar: 'منذ' },
  settle: { en: 'Settle', ar: 'تسوية' },
  none: { en: 'This shipment has no open discrepancies.', ar: 'لا فروق مفتوحة في هذه الشحنة.' },
  waiting: {
    en: '{count, plural, one {# transfer discrepancy is not settled} other {# transfer discrepancies are not settled}}',
    ar: '{count, plural, zero {لا فروق تحويل بلا تسوية} one {فرق تحويل واحد بلا تسوية} two {فرقا تحويل بلا تسوية} few {# فروق تحويل بلا تسوية} many {# فرق تحويل بلا تسوية} other {# فرق تحويل بلا تسوية}}',
  },
})

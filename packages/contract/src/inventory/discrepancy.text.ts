import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Differences', ar: 'الفروق' },
  one: { en: 'difference', ar: 'فرق' },
  many: {
    en: '{count, plural, one {# difference} other {# differences}}',
    ar: '{count, plural, zero {لا فروق} one {فرق واحد} two {فرقان} few {# فروق} many {# فرقًا} other {# فرق}}',
  },
  purpose: {
    en: 'What shipments brought otherwise than it was sent, and nobody has settled yet; what waits longest stands first.',
    ar: 'ما وصل من الشحنات بخلاف ما أُرسل ولم يسوّه أحد بعد؛ الأقدم أولًا.',
  },
  empty: { en: 'All that was sent arrived, or is settled.', ar: 'وصل كل ما أُرسل أو تمت تسويته.' },
  productName: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  kind: { en: 'Difference', ar: 'الفرق' },
  kind_short: { en: 'Missing', ar: 'ناقص' },
  kind_over: { en: 'Too much', ar: 'زائد' },
  kind_damaged: { en: 'Damaged', ar: 'تالف' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  shipmentId: { en: 'Shipment', ar: 'الشحنة' },
  transferNumber: { en: 'Transfer', ar: 'التحويل' },
  fromStoreId: { en: 'From', ar: 'من' },
  toStoreId: { en: 'To', ar: 'إلى' },
  createdAt: { en: 'Since', ar: 'منذ' },
  settle: { en: 'Settle', ar: 'تسوية' },
  none: {
    en: 'Nothing of this shipment is left to settle.',
    ar: 'لم يبق في هذه الشحنة ما يُسوّى.',
  },
  waiting: {
    en: '{count, plural, one {# difference of a transfer is not settled} other {# differences of transfers are not settled}}',
    ar: '{count, plural, zero {لا فروق تحويل بلا تسوية} one {فرق تحويل واحد بلا تسوية} two {فرقا تحويل بلا تسوية} few {# فروق تحويل بلا تسوية} many {# فرق تحويل بلا تسوية} other {# فرق تحويل بلا تسوية}}',
  },
})

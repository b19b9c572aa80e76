import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Prices', ar: 'الأسعار' },
  one: { en: 'price', ar: 'سعر' },
  many: {
    en: '{count, plural, one {# price} other {# prices}}',
    ar: '{count, plural, zero {لا أسعار} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}}',
  },
  purpose: {
    en: 'What each product costs by a list, in a store, from a quantity on, and from which day until when.',
    ar: 'تكلفة كل منتج وفق قائمة وفي متجر وبدءًا من كمية، ومن أي يوم وإلى متى.',
  },
  empty: {
    en: 'There are no prices yet. Add the first one, by typing or scanning what it is of.',
    ar: 'لا أسعار بعد. أضف أول سعر بكتابة رمز المنتج أو مسحه.',
  },
  product: { en: 'Product', ar: 'المنتج' },
  style: { en: 'Style', ar: 'الموديل' },
  sku: { en: 'Variant', ar: 'الصنف' },
  priceListId: { en: 'Price list', ar: 'قائمة الأسعار' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Left empty: in all stores.', ar: 'إذا تُرك فارغًا: في كل المتاجر.' },
  minQty: { en: 'From quantity', ar: 'من كمية' },
  validFrom: { en: 'From', ar: 'من' },
  validFrom_help: { en: 'Left empty: today.', ar: 'إذا تُرك فارغًا: اليوم.' },
  validUntil: { en: 'Until', ar: 'إلى' },
  validUntil_help: { en: 'The last day. Left empty: until it changes.', ar: 'آخر يوم. إذا تُرك فارغًا: حتى يتغير.' },
  currency: { en: 'Currency', ar: 'العملة' },
  amountMinor: { en: 'Price', ar: 'السعر' },
  buyAmount: { en: 'Buying price', ar: 'سعر الشراء' },
  reason: { en: 'Reason', ar: 'السبب' },
  updatedAt: { en: 'Changed', ar: 'آخر تغيير' },
  add: { en: 'New price', ar: 'سعر جديد' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Prices', ar: 'الأسعار' },
  one: { en: 'price', ar: 'سعر' },
  many: {
    en: '{count, plural, one {# price} other {# prices}}',
    ar: '{count, plural, zero {لا أسعار} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}}',
  },
  purpose: {
    en: 'Product prices by price list, store, quantity and date.',
    ar: 'أسعار المنتجات حسب القائمة والمتجر والكمية والتاريخ.',
  },
  empty: {
    en: 'There are no prices yet. Type or scan a product to add one.',
    ar: 'لا أسعار بعد. اكتب منتجًا أو امسح رمزه لإضافة سعر.',
  },
  product: { en: 'Product', ar: 'المنتج' },
  style: { en: 'Style', ar: 'الموديل' },
  sku: { en: 'Variant', ar: 'الصنف' },
  priceListId: { en: 'Price list', ar: 'قائمة الأسعار' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Leave blank for all stores.', ar: 'اتركه فارغًا لكل المتاجر.' },
  minQty: { en: 'Quantity break', ar: 'شريحة الكمية' },
  validFrom: { en: 'Valid from', ar: 'من' },
  validFrom_help: { en: 'Leave blank for today.', ar: 'اتركه فارغًا لليوم.' },
  validUntil: { en: 'Valid until', ar: 'إلى' },
  validUntil_help: { en: 'Last day. Leave blank for no end date.', ar: 'آخر يوم. اتركه فارغًا لعدم تحديد نهاية.' },
  currency: { en: 'Currency', ar: 'العملة' },
  amountMinor: { en: 'Price', ar: 'السعر' },
  buyAmount: { en: 'Purchase price', ar: 'سعر الشراء' },
  reason: { en: 'Reason', ar: 'السبب' },
  updatedAt: { en: 'Last changed', ar: 'آخر تغيير' },
  add: { en: 'New price', ar: 'سعر جديد' },
})

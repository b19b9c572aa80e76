import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Stock', ar: 'المخزون' },
  one: { en: 'stock line', ar: 'سطر مخزون' },
  many: {
    en: '{count, plural, one {# stock line} other {# stock lines}}',
    ar: '{count, plural, zero {لا سطور مخزون} one {سطر مخزون واحد} two {سطرا مخزون} few {# سطور مخزون} many {# سطر مخزون} other {# سطر مخزون}}',
  },
  purpose: {
    en: 'What each store has of each item, what of it may still be sold, and what is on its way.',
    ar: 'ما لدى كل متجر من كل صنف، وما يمكن بيعه منه، وما هو في الطريق.',
  },
  empty: {
    en: 'No store ever had stock. The first receipt or opening stock brings it here.',
    ar: 'لم يكن لدى أي متجر مخزون بعد. يظهر هنا مع أول استلام أو رصيد افتتاحي.',
  },
  productName: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  storeId: { en: 'Store', ar: 'المتجر' },
  onHand: { en: 'On hand', ar: 'المتوفر' },
  free: { en: 'Free', ar: 'المتاح' },
  promised: { en: 'Promised', ar: 'الموعود به' },
  allocated: { en: 'Allocated', ar: 'المخصص' },
  onWay: { en: 'On the way', ar: 'في الطريق' },
  valueMinor: { en: 'Value', ar: 'القيمة' },
  unitCost: { en: 'Average cost', ar: 'متوسط التكلفة' },
  brandId: { en: 'Brand', ar: 'العلامة' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  seasonId: { en: 'Season', ar: 'الموسم' },
  hasStock: { en: 'Has stock', ar: 'يوجد مخزون' },
})

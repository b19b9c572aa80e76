import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Stock', ar: 'المخزون' },
  one: { en: 'stock line', ar: 'سطر مخزون' },
  many: {
    en: '{count, plural, one {# stock line} other {# stock lines}}',
    ar: '{count, plural, zero {لا سطور مخزون} one {سطر مخزون واحد} two {سطرا مخزون} few {# سطور مخزون} many {# سطر مخزون} other {# سطر مخزون}}',
  },
  purpose: {
    en: 'On hand, available and in-transit stock by store.',
    ar: 'المخزون الفعلي والمتاح وقيد النقل لكل متجر.',
  },
  empty: {
    en: 'No stock yet. Post a receipt or opening stock first.',
    ar: 'لا مخزون بعد. رحّل استلامًا أو رصيدًا افتتاحيًا أولًا.',
  },
  productName: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  storeId: { en: 'Store', ar: 'المتجر' },
  onHand: { en: 'On hand', ar: 'المخزون الفعلي' },
  free: { en: 'Available', ar: 'المتاح' },
  reserved: { en: 'Reserved', ar: 'المحجوز' },
  allocated: { en: 'Allocated', ar: 'المخصص' },
  onWay: { en: 'In transit', ar: 'قيد النقل' },
  valueMinor: { en: 'Value', ar: 'القيمة' },
  unitCost: { en: 'Average cost', ar: 'متوسط التكلفة' },
  brandId: { en: 'Brand', ar: 'العلامة' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  seasonId: { en: 'Season', ar: 'الموسم' },
  hasStock: { en: 'Has stock', ar: 'يوجد مخزون' },
})

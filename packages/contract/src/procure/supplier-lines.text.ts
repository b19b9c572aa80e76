import { texts } from '@countinghouse/kernel/text'

/** What stands at a product of its suppliers, and at a supplier of its products. */
export const text = texts({
  suppliers: { en: 'Suppliers', ar: 'الموردون' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
  addSupplier: { en: 'Add supplier', ar: 'إضافة مورد' },
  addProduct: { en: 'Add product', ar: 'إضافة منتج' },
  noSuppliers: {
    en: 'No supplier of this product yet. Add who sells it, what it is called there and in which packs.',
    ar: 'لا مورد لهذا المنتج بعد. أضف من يبيعه وكيف يُسمّى لديه وبأي عبوات.',
  },
  noProducts: {
    en: 'This supplier has no products yet. Add them one by one, or import its catalogue.',
    ar: 'لا منتجات لهذا المورد بعد. أضفها واحدًا واحدًا أو استورد كتالوجه.',
  },
  priceToday: { en: 'Price today', ar: 'السعر اليوم' },
  noPrice: { en: 'None', ar: 'لا يوجد' },
  tier: { en: 'from {quantity}', ar: 'من {quantity}' },
  allVariants: { en: 'All variants', ar: 'كل الأصناف' },
  openList: { en: 'Open as a list', ar: 'فتح كقائمة' },
  firstOnes: {
    en: 'These are the first {count}. The list has all of them.',
    ar: 'هذه أول {count}، والقائمة تضمها كلها.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** What stands at a product of its suppliers, and at a supplier of its products. */
export const text = texts({
  suppliers: { en: 'Suppliers', ar: 'الموردون' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
  addSupplier: { en: 'Add supplier', ar: 'إضافة مورد' },
  addProduct: { en: 'Add product', ar: 'إضافة منتج' },
  noSuppliers: {
    en: 'This product has no suppliers. Choose Add supplier.',
    ar: 'لا موردين لهذا المنتج. اختر «إضافة مورد».',
  },
  noProducts: {
    en: 'This supplier has no products. Add products, or import the catalogue.',
    ar: 'لا منتجات لهذا المورد. أضف منتجات أو استورد الكتالوج.',
  },
  priceToday: { en: 'Current price', ar: 'السعر الحالي' },
  noPrice: { en: 'None', ar: 'لا يوجد' },
  tier: { en: 'from {quantity}', ar: 'من {quantity}' },
  allVariants: { en: 'All variants', ar: 'كل الأصناف' },
  openList: { en: 'Open list', ar: 'فتح القائمة' },
  firstOnes: {
    en: 'The first {count} are shown. Open the list to see all.',
    ar: 'تُعرض أول {count}. افتح القائمة لرؤية الكل.',
  },
})

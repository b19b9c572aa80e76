import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Supplier catalogue', ar: 'كتالوج الموردين' },
  one: { en: 'supplier product', ar: 'منتج مورد' },
  many: {
    en: '{count, plural, one {# supplier product} other {# supplier products}}',
    ar: '{count, plural, zero {لا منتجات موردين} one {منتج مورد واحد} two {منتجا موردين} few {# منتجات موردين} many {# منتج مورد} other {# منتج مورد}}',
  },
  purpose: {
    en: 'Supplier SKUs, pack sizes and lead times of your products.',
    ar: 'رموز منتجاتك لدى الموردين وأحجام عبواتها ومدد توريدها.',
  },
  help: {
    en: 'A product can have several suppliers, one of them preferred. Search and scanning also find supplier SKUs.',
    ar: 'قد يكون للمنتج عدة موردين أحدهم مفضّل. يجد البحث والمسح رموز الموردين أيضًا.',
  },
  help_price: { en: 'Set a purchase price', ar: 'تحديد سعر الشراء' },
  help_price_1: {
    en: 'Open the line and its Purchase prices tab. It requires permission to see costs.',
    ar: 'افتح السطر ثم تبويب «أسعار الشراء». يتطلب ذلك صلاحية رؤية التكاليف.',
  },
  help_price_2: {
    en: 'Choose Set price and enter the quantity break, the unit price and the first day.',
    ar: 'اختر «تحديد السعر» وأدخل شريحة الكمية وسعر الوحدة وأول يوم.',
  },
  help_price_3: {
    en: 'The previous price of the same quantity break ends the day before and remains in the history.',
    ar: 'ينتهي السعر السابق لشريحة الكمية نفسها في اليوم السابق ويبقى في السجل.',
  },
  codes: { en: 'Supplier product codes', ar: 'رموز منتجات الموردين' },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: {
    en: 'Your own line number. Leave blank to assign the next number.',
    ar: 'رقمك الخاص للسطر. اتركه فارغًا لتعيين الرقم التالي.',
  },
  name: { en: 'Supplier product name', ar: 'الاسم لدى المورد' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  productId: { en: 'Product', ar: 'المنتج' },
  variantId: { en: 'Variant', ar: 'الصنف' },
  variantId_help: { en: 'Leave blank for all variants of the product.', ar: 'اتركه فارغًا لكل أصناف المنتج.' },
  supplierCode: { en: 'Supplier SKU', ar: 'رمز الصنف لدى المورد' },
  supplierCode_help: { en: 'Found by search and scanning.', ar: 'يجده البحث والمسح.' },
  isPreferred: { en: 'Preferred', ar: 'مفضّل' },
  isPreferred_help: {
    en: 'Default source for purchases. Replaces the previous preferred supplier.',
    ar: 'المصدر الافتراضي للشراء. يحل محل المفضّل السابق.',
  },
  currency: { en: 'Currency', ar: 'العملة' },
  currency_help: {
    en: 'Leave blank to use the supplier currency. It cannot be changed once prices exist.',
    ar: 'اتركه فارغًا لاستخدام عملة المورد. لا يمكن تغييرها بعد إدخال أسعار.',
  },
  packQuantity: { en: 'Pack size', ar: 'حجم العبوة' },
  packQuantity_help: { en: 'Units per supplier pack.', ar: 'عدد الوحدات في عبوة المورد.' },
  moqQuantity: { en: 'Minimum order quantity', ar: 'الحد الأدنى لكمية الطلب' },
  moqQuantity_help: { en: 'In units. Leave blank for one pack.', ar: 'بالوحدات. اتركه فارغًا لعبوة واحدة.' },
  orderMultiple: { en: 'Order multiple', ar: 'مضاعف الطلب' },
  orderMultiple_help: { en: 'In units. Leave blank for whole packs.', ar: 'بالوحدات. اتركه فارغًا لعبوات كاملة.' },
  leadTimeDays: { en: 'Lead time (days)', ar: 'مدة التوريد (أيام)' },
  leadTimeDays_help: { en: 'Leave blank to use the supplier lead time.', ar: 'اتركه فارغًا لاستخدام مدة المورد.' },
  note: { en: 'Note', ar: 'ملاحظة' },
  rule_one_preferred: {
    en: 'Another supplier was set as preferred at the same time. Try again.',
    ar: 'جُعل مورد آخر مفضلًا في الوقت نفسه. حاول مرة أخرى.',
  },
  locked: {
    en: 'The line has purchase prices, so this field cannot be changed. Deactivate the line and add another.',
    ar: 'للسطر أسعار شراء، لذا لا يمكن تغيير هذا الحقل. عطّل السطر وأضف غيره.',
  },
  known: {
    en: 'This supplier already has a line for this product or variant. Edit that line.',
    ar: 'لدى هذا المورد سطر لهذا المنتج أو الصنف. عدّل ذلك السطر.',
  },
  code_known: {
    en: 'This supplier has another line with this supplier SKU and pack size. Search for it by its SKU.',
    ar: 'لدى هذا المورد سطر آخر بهذا الرمز وحجم العبوة. ابحث عنه برمزه.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Columns and row errors of files of opening stock. */
export const text = texts({
  variantId: { en: 'Product', ar: 'المنتج' },
  variantId_help: { en: 'SKU or barcode.', ar: 'رمز الصنف أو الباركود.' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  quantity_help: { en: 'In the stock unit of the product.', ar: 'بوحدة مخزون المنتج.' },
  unitCost: { en: 'Unit cost', ar: 'تكلفة الوحدة' },
  unitCost_help: { en: 'In the currency of the company.', ar: 'بعملة الشركة.' },
  locationId: { en: 'Location', ar: 'الموقع' },
  locationId_help: {
    en: 'A location of the store. Leave blank for its default location.',
    ar: 'أحد مواقع المتجر. اتركه فارغًا لموقعه الافتراضي.',
  },
  lotNo: { en: 'Lot or serial number', ar: 'الدفعة أو الرقم التسلسلي' },
  lotNo_help: {
    en: 'Required for products tracked by lot or serial number; a serial number is one piece.',
    ar: 'إلزامي للمنتجات المتتبعة بالدفعة أو الرقم التسلسلي؛ والرقم التسلسلي قطعة واحدة.',
  },
  expiresOn: { en: 'Expiry date', ar: 'تاريخ الانتهاء' },
  effectiveOn_help: {
    en: 'The day of the count or of the old system; its period must be open. Without a column, enter one date for all rows.',
    ar: 'يوم الجرد أو يوم النظام السابق؛ يجب أن تكون فترته مفتوحة. إن لم يكن له عمود فأدخل تاريخًا واحدًا لكل الصفوف.',
  },
  only_new: {
    en: 'Opening stock is only added. Choose “Create and update” or “Create only” as the import mode.',
    ar: 'المخزون الافتتاحي يُضاف فقط. اختر «إنشاء وتعديل» أو «إنشاء فقط» طريقةً للاستيراد.',
  },
  not_your_store: {
    en: 'You may not post opening stock in this store. Exclude its rows or ask a user who may.',
    ar: 'لا يحق لك ترحيل مخزون افتتاحي في هذا المتجر. استبعد صفوفه أو اطلب ذلك ممن يحق له.',
  },
  posted_already: {
    en: 'Opening stock of this product is already posted here with {number}. Exclude the row, or reverse that document first.',
    ar: 'رُحّل المخزون الافتتاحي لهذا المنتج هنا بالمستند {number}. استبعد الصف أو اعكس ذلك المستند أولًا.',
  },
  cost_right: {
    en: 'Enter a unit cost. You need the permission to see the cost of stock.',
    ar: 'أدخل تكلفة الوحدة. تحتاج إلى صلاحية رؤية تكلفة المخزون.',
  },
  not_yours_to_reverse: {
    en: 'You may not reverse opening stock in this store. Ask a user who may.',
    ar: 'لا يحق لك عكس المخزون الافتتاحي في هذا المتجر. اطلب ذلك ممن يحق له.',
  },
  followed: {
    en: 'Goods of this document were sold, moved, received or counted since. Correct them by an adjustment.',
    ar: 'بيعت بضاعة من هذا المستند أو نُقلت أو استُلمت أو جُردت بعده. صحّحها بتسوية مخزون.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Supplier catalogue', ar: 'كتالوج الموردين' },
  one: { en: 'supplier product', ar: 'منتج مورد' },
  many: {
    en: '{count, plural, one {# supplier product} other {# supplier products}}',
    ar: '{count, plural, zero {لا منتجات موردين} one {منتج مورد واحد} two {منتجا موردين} few {# منتجات موردين} many {# منتج مورد} other {# منتج مورد}}',
  },
  purpose: {
    en: 'The supplier catalogue says what each supplier calls your products, in which packs it sells them and how soon it delivers.',
    ar: 'يوضح كتالوج الموردين كيف يسمّي كل مورد منتجاتك، وبأي عبوات يبيعها، وفي كم يوم يورّدها.',
  },
  help: {
    en: 'A product can have several suppliers, of which one is preferred. A code of a supplier is found wherever a product is searched for or scanned.',
    ar: 'قد يكون للمنتج عدة موردين أحدهم مفضّل. يُعثر على رمز المورد أينما بُحث عن منتج أو مُسح رمزه.',
  },
  help_price: { en: 'Say what a supplier asks', ar: 'تحديد سعر المورد' },
  help_price_1: {
    en: 'Open the line and its side Buying prices, which needs the right to see costs.',
    ar: 'افتح السطر ثم جانب «أسعار الشراء»، ويتطلب ذلك حق رؤية التكاليف.',
  },
  help_price_2: {
    en: 'Press Set price: from which quantity on, how much for one, and from which day.',
    ar: 'اضغط «تحديد السعر»: من أي كمية، وكم سعر الواحدة، ومن أي يوم.',
  },
  help_price_3: {
    en: 'The price of that quantity which ran until then ends the day before, and stays in the history.',
    ar: 'ينتهي السعر الساري لتلك الكمية في اليوم السابق ويبقى في السجل.',
  },
  codes: { en: 'Codes of supplier products', ar: 'رموز منتجات الموردين' },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: {
    en: 'Your own number of this line. Empty: the next one.',
    ar: 'رقمك الخاص لهذا السطر. فارغ: الرقم التالي.',
  },
  name: { en: 'Name at the supplier', ar: 'الاسم لدى المورد' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  productId: { en: 'Product', ar: 'المنتج' },
  variantId: { en: 'Variant', ar: 'الصنف' },
  variantId_help: { en: 'Empty: all variants of the product.', ar: 'فارغ: كل أصناف المنتج.' },
  supplierCode: { en: 'Code at the supplier', ar: 'الرمز لدى المورد' },
  supplierCode_help: { en: 'It is found by search and by scan.', ar: 'يُعثر عليه بالبحث والمسح.' },
  isPreferred: { en: 'Preferred', ar: 'مفضّل' },
  isPreferred_help: {
    en: 'Bought here where nobody chooses. It takes the place of the one preferred before.',
    ar: 'يُشترى منه ما لم يُختر غيره، ويحل محل المفضّل السابق.',
  },
  currency: { en: 'Currency', ar: 'العملة' },
  currency_help: {
    en: 'Of its prices, from which on it stays. Empty: that of the supplier.',
    ar: 'عملة أسعاره، وتثبت بعد أول سعر. فارغ: عملة المورد.',
  },
  packQuantity: { en: 'In a pack', ar: 'في العبوة' },
  packQuantity_help: { en: 'Units in one pack of the supplier.', ar: 'عدد الوحدات في عبوة المورد.' },
  moqQuantity: { en: 'Least order', ar: 'أقل طلب' },
  moqQuantity_help: { en: 'In units. Empty: one pack.', ar: 'بالوحدات. فارغ: عبوة واحدة.' },
  orderMultiple: { en: 'Order multiple', ar: 'مضاعف الطلب' },
  orderMultiple_help: { en: 'In units. Empty: whole packs.', ar: 'بالوحدات. فارغ: عبوات كاملة.' },
  leadTimeDays: { en: 'Lead time in days', ar: 'مدة التوريد بالأيام' },
  leadTimeDays_help: { en: 'Empty: that of the supplier.', ar: 'فارغ: مدة المورد.' },
  note: { en: 'Note', ar: 'ملاحظة' },
  rule_one_preferred: {
    en: 'Another supplier was made the preferred one at the same time. Try again.',
    ar: 'جُعل مورد آخر مفضلًا في الوقت نفسه. حاول مرة أخرى.',
  },
  locked: {
    en: 'It has buying prices, so this stays as it is. Deactivate the line and add another.',
    ar: 'للسطر أسعار شراء، لذا يبقى هذا كما هو. عطّل السطر وأضف غيره.',
  },
  known: {
    en: 'This supplier has a line for this product or variant already. Change that one.',
    ar: 'لدى هذا المورد سطر لهذا المنتج أو الصنف. عدّل ذلك السطر.',
  },
  code_known: {
    en: 'This supplier has another line with this code and pack. Look it up by its code.',
    ar: 'لدى هذا المورد سطر آخر بهذا الرمز والعبوة. ابحث عنه برمزه.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Of the columns of a file of bills of materials, and what is said of its rows. */
export const text = texts({
  productId: { en: 'Virtual product', ar: 'المنتج الافتراضي' },
  productId_help: {
    en: 'Its code on every row. Keep its rows together; they replace its whole bill of materials.',
    ar: 'رمزه في كل صف. أبقِ صفوفه متتالية؛ فهي تحل محل قائمة مكوناته كلها.',
  },
  variantId: { en: 'Component', ar: 'المكوّن' },
  variantId_help: { en: 'SKU or barcode.', ar: 'رمز الصنف أو الباركود.' },
  quantity_help: {
    en: 'Quantity per product, in the unit of the component. Leave blank for 1.',
    ar: 'الكمية لكل منتج بوحدة المكوّن. اتركه فارغًا لقيمة 1.',
  },
  group_help: {
    en: 'For bundles: the group of the component.',
    ar: 'للباقات: مجموعة المكوّن.',
  },
  minPick: { en: 'Minimum choices', ar: 'أقل عدد اختيارات' },
  maxPick: { en: 'Maximum choices', ar: 'أكثر عدد اختيارات' },
  code_needed: {
    en: 'Enter the code of the virtual product on each row.',
    ar: 'أدخل رمز المنتج الافتراضي في كل صف.',
  },
  not_virtual: {
    en: '“{found}” is not a virtual product. Enter another code, or create the product first.',
    ar: '«{found}» ليس منتجًا افتراضيًا. أدخل رمزًا آخر أو أنشئ المنتج أولًا.',
  },
  other_row: {
    en: 'Row {row, number} of the same product has an error, so its bill of materials cannot be imported. Correct or exclude that row.',
    ar: 'في الصف {row, number} من المنتج نفسه خطأ، فلا يمكن استيراد قائمة مكوناته. صحح ذلك الصف أو استبعده.',
  },
  apart: {
    en: 'The product also has rows from row {row, number}. Keep all its rows together.',
    ar: 'للمنتج صفوف أيضًا من الصف {row, number}. اجمع كل صفوفه معًا.',
  },
  conflict_in_bom: {
    en: '“{found}” differs from row {row, number} of the same product. Use the same value on all its rows.',
    ar: 'تختلف «{found}» عن الصف {row, number} من المنتج نفسه. استخدم القيمة نفسها في كل صفوفه.',
  },
  component_needed: {
    en: 'Enter the SKU or barcode of the component.',
    ar: 'أدخل رمز صنف المكوّن أو باركوده.',
  },
  group_needed: { en: 'Enter the bundle group.', ar: 'أدخل مجموعة الباقة.' },
  no_groups: {
    en: 'Only bundles have groups. Leave the cell blank, or enter bundle as the type.',
    ar: 'المجموعات للباقات فقط. اترك الخلية فارغة أو أدخل النوع باقة.',
  },
  there_already: {
    en: 'The product already has components, and this import only creates.',
    ar: 'للمنتج مكونات بالفعل، وهذا الاستيراد ينشئ فقط.',
  },
  not_there: {
    en: 'The product has no components yet, and this import only updates.',
    ar: 'ليس للمنتج مكونات بعد، وهذا الاستيراد يحدّث فقط.',
  },
  too_many: {
    en: 'A bill of materials can have at most {count, number} components.',
    ar: 'لا تزيد قائمة المكونات على {count, number} مكوّن.',
  },
  too_many_groups: {
    en: 'A bundle can have at most {count, number} groups.',
    ar: 'لا تزيد المجموعات على {count, number}.',
  },
})

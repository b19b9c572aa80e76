import { texts } from '@countinghouse/kernel/text'

/** Of the columns of a file of recipes, and what is said of its rows. */
export const text = texts({
  productId: { en: 'Virtual product', ar: 'المنتج الافتراضي' },
  productId_help: {
    en: 'Its code, in each row. All rows of one product stand together and are its whole recipe.',
    ar: 'رمزه في كل صف. صفوف المنتج الواحد متتالية وهي كل مكوناته.',
  },
  variantId: { en: 'Component', ar: 'المكوّن' },
  variantId_help: { en: 'SKU or barcode.', ar: 'رمز الصنف أو الباركود.' },
  quantity_help: {
    en: 'How much of it is in one, in its unit. Empty: 1.',
    ar: 'الكمية منه في الوحدة الواحدة بوحدته. فارغ: 1.',
  },
  group_help: {
    en: 'Of a bundle: the group in which it can be chosen.',
    ar: 'للباقة: المجموعة التي يُختار منها.',
  },
  minPick: { en: 'Choose at least', ar: 'أقل اختيار' },
  maxPick: { en: 'Choose at most', ar: 'أكثر اختيار' },
  code_needed: {
    en: 'Enter the code of the virtual product in each row.',
    ar: 'أدخل رمز المنتج الافتراضي في كل صف.',
  },
  not_virtual: {
    en: '“{found}” is no virtual product. Enter the code of one, or make it first.',
    ar: '«{found}» ليس منتجًا افتراضيًا. أدخل رمز منتج افتراضي أو أنشئه أولًا.',
  },
  other_row: {
    en: 'Row {row, number} of the same product cannot be taken over, and a recipe is taken over as a whole. Correct that row, or leave it out.',
    ar: 'لا يمكن أخذ الصف {row, number} من المنتج نفسه، والمكونات تؤخذ كاملة. صحح ذلك الصف أو استبعده.',
  },
  apart: {
    en: 'The product has rows from row {row, number} on already. Put all its rows together.',
    ar: 'للمنتج صفوف تبدأ من الصف {row, number}. اجمع كل صفوفه معًا.',
  },
  conflict_in_recipe: {
    en: '“{found}” differs from row {row, number} of the same product. All its rows say the same of it.',
    ar: 'تختلف «{found}» عن الصف {row, number} من المنتج نفسه. كل صفوفه تقول عنه الشيء نفسه.',
  },
  component_needed: {
    en: 'Enter the SKU or barcode of the component.',
    ar: 'أدخل رمز صنف المكوّن أو باركوده.',
  },
  group_needed: { en: 'Enter the group of the bundle.', ar: 'أدخل مجموعة الباقة.' },
  no_groups: {
    en: 'Only a bundle has groups. Leave the cell empty, or enter bundle as its kind.',
    ar: 'المجموعات للباقات فقط. اترك الخلية فارغة أو أدخل النوع باقة.',
  },
  there_already: {
    en: 'It has components already, and this import only creates.',
    ar: 'له مكونات بالفعل، وهذا الاستيراد ينشئ فقط.',
  },
  not_there: {
    en: 'It has no components yet, and this import only changes.',
    ar: 'لا مكونات له بعد، وهذا الاستيراد يغيّر فقط.',
  },
  too_many: {
    en: 'A recipe has {count, number} components at most.',
    ar: 'لا تزيد المكونات على {count, number}.',
  },
  too_many_groups: { en: 'A bundle has {count, number} groups at most.', ar: 'لا تزيد المجموعات على {count, number}.' },
})

import { texts } from '@countinghouse/kernel/text'

/** Columns and row errors of price files. */
export const text = texts({
  productId: { en: 'Product', ar: 'المنتج' },
  productId_help: {
    en: 'Style code, for a price of all variants.',
    ar: 'رمز الموديل، لسعر كل الأصناف.',
  },
  variantId_help: {
    en: 'SKU or barcode, for a price of this variant only.',
    ar: 'رمز الصنف أو الباركود، لسعر هذا الصنف وحده.',
  },
  variantId: { en: 'Variant', ar: 'الصنف' },
  minQty_help: { en: 'In product units. Leave blank for 1.', ar: 'بوحدات المنتج. اتركه فارغًا للقيمة 1.' },
  validFrom_help: {
    en: 'The current price ends the day before and is kept in history. Leave blank for today.',
    ar: 'ينتهي السعر الساري في اليوم السابق ويبقى في السجل. اتركه فارغًا لليوم.',
  },
  amount: { en: 'Price', ar: 'السعر' },
  amount_help: {
    en: 'Per unit, in the currency of the selling price list.',
    ar: 'للوحدة الواحدة بعملة قائمة البيع.',
  },
  buyAmount_help: {
    en: 'Per unit, in the currency of the purchase price list.',
    ar: 'للوحدة الواحدة بعملة قائمة الشراء.',
  },
  reason: { en: 'Price reason', ar: 'سبب السعر' },
  list_needed: { en: 'Enter a price list.', ar: 'أدخل قائمة الأسعار.' },
  product_needed: {
    en: 'Enter a style code, SKU or barcode for the price.',
    ar: 'أدخل رمز الموديل أو رمز الصنف أو الباركود للسعر.',
  },
  amount_needed: {
    en: 'Enter a price. The list is a selling price list.',
    ar: 'أدخل سعرًا، فهذه قائمة بيع.',
  },
  buy_amount_needed: {
    en: 'Enter a purchase price; the list is a purchase price list. You need the permission to change costs.',
    ar: 'أدخل سعر شراء فهذه قائمة شراء. تحتاج إلى صلاحية تعديل التكلفة.',
  },
  there_already: {
    en: 'A price from this day already exists, and this import only creates records.',
    ar: 'يوجد سعر من هذا اليوم بالفعل، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  not_there: {
    en: 'There is no price on this day to update, and this import only updates records.',
    ar: 'لا سعر ساريًا في هذا اليوم لتحديثه، وهذا الاستيراد يحدّث السجلات فقط.',
  },
})

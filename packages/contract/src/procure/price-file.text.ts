import { texts } from '@countinghouse/kernel/text'

/** Of the columns of a file of prices, and what is said of its rows. */
export const text = texts({
  productId: { en: 'Product', ar: 'المنتج' },
  productId_help: {
    en: 'Its style code, for one price of all its variants.',
    ar: 'رمز الموديل، لسعر واحد لكل أصنافه.',
  },
  variantId_help: {
    en: 'SKU or barcode, for a price of this variant alone.',
    ar: 'رمز الصنف أو الباركود، لسعر هذا الصنف وحده.',
  },
  variantId: { en: 'Variant', ar: 'الصنف' },
  minQty_help: { en: 'In units of the product. Empty: 1.', ar: 'بوحدات المنتج. فارغ: 1.' },
  validFrom_help: {
    en: 'The price that runs ends the day before and stays in the history. Empty: today.',
    ar: 'ينتهي السعر الساري في اليوم السابق ويبقى في السجل. فارغ: اليوم.',
  },
  amount: { en: 'Price', ar: 'السعر' },
  amount_help: {
    en: 'Of one unit, in the currency of a selling list.',
    ar: 'للوحدة الواحدة بعملة قائمة البيع.',
  },
  buyAmount_help: {
    en: 'Of one unit, in the currency of a buying list.',
    ar: 'للوحدة الواحدة بعملة قائمة الشراء.',
  },
  reason: { en: 'Reason of the price', ar: 'سبب السعر' },
  list_needed: { en: 'Enter the price list.', ar: 'أدخل قائمة الأسعار.' },
  product_needed: {
    en: 'Enter the style code, the SKU or the barcode that the price is of.',
    ar: 'أدخل رمز الموديل أو رمز الصنف أو الباركود الذي له السعر.',
  },
  amount_needed: {
    en: 'Enter a price. This is a selling list.',
    ar: 'أدخل سعرًا، فهذه قائمة بيع.',
  },
  buy_amount_needed: {
    en: 'This is a buying list. Enter a buying price, if you may set costs.',
    ar: 'هذه قائمة شراء. أدخل سعر شراء إن كان لك حق تعديل التكلفة.',
  },
  there_already: {
    en: 'There is a price from this day on already, and this import only creates.',
    ar: 'يوجد سعر من هذا اليوم بالفعل، وهذا الاستيراد ينشئ فقط.',
  },
  not_there: {
    en: 'Nothing runs on this day that could be changed, and this import only changes.',
    ar: 'لا سعر ساريًا في هذا اليوم ليُغيَّر، وهذا الاستيراد يغيّر فقط.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Of the columns that a file of the supplier catalogue has for prices, and what is said of its rows. */
export const text = texts({
  unitPrice: { en: 'Price of one unit', ar: 'سعر الوحدة' },
  unitPrice_help: {
    en: 'In the currency of the line. Each quantity from which on a price holds has a row of its own.',
    ar: 'بعملة السطر. لكل كمية يسري منها سعر صف خاص بها.',
  },
  minQty: { en: 'From quantity', ar: 'من كمية' },
  minQty_help: { en: 'In units of the product. Empty: 1.', ar: 'بوحدات المنتج. فارغ: 1.' },
  validFrom: { en: 'Price from', ar: 'السعر من' },
  validFrom_help: {
    en: 'The price that runs ends the day before and stays in the history. Empty: today.',
    ar: 'ينتهي السعر الساري في اليوم السابق ويبقى في السجل. فارغ: اليوم.',
  },
  validUntil: { en: 'Price until', ar: 'السعر إلى' },
  validUntil_help: { en: 'The last day. Empty: until it changes.', ar: 'آخر يوم. فارغ: حتى يتغير.' },
  contractNo: { en: 'Contract', ar: 'العقد' },
  supplier_needed: {
    en: 'Enter the supplier, or the code of a line there is.',
    ar: 'أدخل المورد أو رمز سطر موجود.',
  },
  product_needed: {
    en: 'Enter the SKU or the product. This supplier has no line with the code “{found}” yet.',
    ar: 'أدخل رمز الصنف أو المنتج. ليس لدى هذا المورد سطر بالرمز «{found}» بعد.',
  },
  product_left_out: {
    en: 'Enter the SKU or the product, or the code by which the supplier has it.',
    ar: 'أدخل رمز الصنف أو المنتج أو رمزه لدى المورد.',
  },
  pack_in_doubt: {
    en: 'This supplier has “{found}” in several packs. Enter which one in {field}, or the SKU.',
    ar: 'لدى هذا المورد «{found}» بعدة عبوات. أدخل العبوة في {field} أو رمز الصنف.',
  },
  conflict_in_line: {
    en: '“{found}” differs from row {row, number}, which is about the same line of the catalogue. All rows of a line say the same of it.',
    ar: 'تختلف «{found}» عن الصف {row, number} الذي يخص السطر نفسه من الكتالوج. كل صفوف السطر تقول عنه الشيء نفسه.',
  },
  price_needed: { en: 'Enter the price beside it.', ar: 'أدخل السعر بجانبه.' },
  currency_needed: {
    en: 'Enter the currency of the price. Neither the line nor its supplier has one.',
    ar: 'أدخل عملة السعر، فليس للسطر ولا لمورده عملة.',
  },
})

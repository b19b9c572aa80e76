import { texts } from '@countinghouse/kernel/text'

/** Of the columns that a file of the supplier catalogue has for prices, and what is said of its rows. */
export const text = texts({
  unitPrice: { en: 'Unit price', ar: 'سعر الوحدة' },
  unitPrice_help: {
    en: 'In the currency of the line. Use one row per quantity break.',
    ar: 'بعملة السطر. استخدم صفًا لكل شريحة كمية.',
  },
  minQty: { en: 'Quantity break', ar: 'شريحة الكمية' },
  minQty_help: { en: 'In units of the product. Leave blank for 1.', ar: 'بوحدات المنتج. اتركه فارغًا لقيمة 1.' },
  validFrom: { en: 'Price valid from', ar: 'السعر ساري من' },
  validFrom_help: {
    en: 'The current price ends the day before and remains in the history. Leave blank for today.',
    ar: 'ينتهي السعر الحالي في اليوم السابق ويبقى في السجل. اتركه فارغًا لليوم.',
  },
  validUntil: { en: 'Price valid until', ar: 'السعر ساري حتى' },
  validUntil_help: { en: 'Last day. Leave blank for no end date.', ar: 'آخر يوم. اتركه فارغًا بلا نهاية.' },
  contractNo: { en: 'Contract', ar: 'العقد' },
  supplier_needed: {
    en: 'Enter the supplier, or the code of an existing line.',
    ar: 'أدخل المورد أو رمز سطر موجود.',
  },
  product_needed: {
    en: 'Enter the SKU or the product. This supplier has no line with the code “{found}”.',
    ar: 'أدخل رمز الصنف أو المنتج. ليس لدى هذا المورد سطر بالرمز «{found}» بعد.',
  },
  product_left_out: {
    en: 'Enter the SKU, the product or the supplier SKU.',
    ar: 'أدخل رمز الصنف أو المنتج أو رمزه لدى المورد.',
  },
  pack_in_doubt: {
    en: 'This supplier has “{found}” in several pack sizes. Enter the pack size in {field}, or enter the SKU.',
    ar: 'لدى هذا المورد «{found}» بعدة أحجام عبوة. أدخل حجم العبوة في {field} أو أدخل رمز الصنف.',
  },
  conflict_in_line: {
    en: '“{found}” differs from row {row, number} of the same catalogue line. Use the same value on all its rows.',
    ar: 'تختلف «{found}» عن الصف {row, number} من سطر الكتالوج نفسه. استخدم القيمة نفسها في كل صفوفه.',
  },
  price_needed: { en: 'Enter the price on the same row.', ar: 'أدخل السعر في الصف نفسه.' },
  currency_needed: {
    en: 'Enter the currency of the price. Neither the line nor its supplier has one.',
    ar: 'أدخل عملة السعر، فليس للسطر ولا لمورده عملة.',
  },
})

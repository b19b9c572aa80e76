import { texts } from '@countinghouse/kernel/text'

/** Texts of the entry of lines by size and colour. */
export const text = texts({
  open: { en: 'Size grid', ar: 'شبكة المقاسات' },
  title: { en: 'Add by size and colour', ar: 'إضافة بالمقاس واللون' },
  product: { en: 'Product', ar: 'المنتج' },
  purpose: {
    en: 'Choose any variant of a product, then enter the quantities to add. Arrow keys move between cells.',
    ar: 'اختر أي متغير من منتج ثم أدخل الكميات المضافة. تنقل مفاتيح الأسهم بين الخلايا.',
  },
  color: { en: 'Colour', ar: 'اللون' },
  onlyColor: { en: 'All', ar: 'الكل' },
  onlySize: { en: 'Quantity', ar: 'الكمية' },
  quantityOf: { en: 'Quantity of {sku}', ar: 'كمية {sku}' },
  entered: { en: '{quantity} entered', ar: 'أُدخل {quantity}' },
  total: { en: 'Total', ar: 'الإجمالي' },
  run: { en: 'Size run', ar: 'توزيع المقاسات' },
  noRun: { en: 'None', ar: 'بلا' },
  packs: { en: 'Packs', ar: 'العبوات' },
  packsOf: { en: 'Packs of {color}', ar: 'عبوات {color}' },
  badQuantity: { en: 'Enter quantities as numbers above 0.', ar: 'أدخل الكميات أرقامًا أكبر من 0.' },
  nothing: { en: 'Enter a quantity.', ar: 'أدخل كمية.' },
  add: { en: 'Add {quantity}', ar: 'إضافة {quantity}' },
  addNone: { en: 'Add', ar: 'إضافة' },
  another: { en: 'Add and choose another', ar: 'إضافة واختيار منتج آخر' },
  cancel: { en: 'Close', ar: 'إغلاق' },
  added: {
    en: '{count, plural, one {# line entered.} other {# lines entered.}}',
    ar: '{count, plural, zero {لم يُدخَل أي سطر.} one {أُدخل سطر واحد.} two {أُدخل سطران.} few {أُدخلت # سطور.} many {أُدخل # سطرًا.} other {أُدخل # سطر.}}',
  },
  tooManyLines: {
    en: 'A maximum of {most} lines is allowed; nothing was added.',
    ar: 'الحد الأقصى {most} سطرًا، ولم يُضف شيء.',
  },
  unread: {
    en: 'The lines of {codes} have a quantity that could not be read; they were not changed.',
    ar: 'تعذّرت قراءة كمية سطور {codes}، ولم تُغيَّر.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Of the side of a product on which its variants stand. */
export const text = texts({
  variants: { en: 'Variants', ar: 'الأصناف' },
  hint: {
    en: 'Press a cell to add or remove its variant, or Space for all selected cells.',
    ar: 'اضغط خلية لإضافة صنفها أو إزالته، أو مفتاح المسافة لكل الخلايا المحددة.',
  },
  hint_entered: {
    en: 'Type or paste into the cells. A range can be pasted from a spreadsheet.',
    ar: 'اكتب أو الصق في الخلايا. يمكن لصق نطاق من جدول بيانات.',
  },
  hint_barcode: {
    en: 'Scan, type or paste. A scan fills the selected cell and moves to the next one.',
    ar: 'امسح أو اكتب أو الصق. يملأ المسح الخلية المحددة وينتقل إلى التالية.',
  },
  plainGoes: {
    en: 'The only variant, {sku}, has no colour or size. It is removed when you save another one.',
    ar: 'الصنف الوحيد {sku} بلا لون ولا مقاس. يُزال عند حفظ صنف آخر.',
  },
  layers: { en: 'Cell content', ar: 'محتوى الخلايا' },
  layer_exists: { en: 'Existing variants', ar: 'الأصناف الموجودة' },
  layer_sku: { en: 'SKU', ar: 'رمز الصنف' },
  layer_barcode: { en: 'Barcode', ar: 'الباركود' },
  layer_netWeightGrams: { en: 'Net weight (kg)', ar: 'الوزن الصافي (كغ)' },
  layer_grossWeightGrams: { en: 'Gross weight (kg)', ar: 'الوزن القائم (كغ)' },
  layer_status: { en: 'Status', ar: 'الحالة' },
  layer_lengthMm: { en: 'Length (cm)', ar: 'الطول (سم)' },
  layer_widthMm: { en: 'Width (cm)', ar: 'العرض (سم)' },
  layer_heightMm: { en: 'Height (cm)', ar: 'الارتفاع (سم)' },
  status_active: { en: 'Active', ar: 'نشط' },
  status_discontinued: { en: 'Discontinued', ar: 'موقوف' },
  status_blocked: { en: 'Blocked', ar: 'محظور' },
  not_a_status: {
    en: 'Enter Active, Discontinued or Blocked. The first letters are enough.',
    ar: 'أدخل: نشط أو موقوف أو محظور. تكفي الأحرف الأولى.',
  },
  colours: { en: 'Colours', ar: 'الألوان' },
  colour: { en: 'Colour', ar: 'اللون' },
  noColour: { en: 'No colour', ar: 'بلا لون' },
  noSize: { en: 'One size', ar: 'مقاس واحد' },
  addColours: { en: 'Add colours', ar: 'إضافة ألوان' },
  addColours_hint: { en: 'Codes or names, separated by commas.', ar: 'رموز أو أسماء تفصل بينها فواصل.' },
  unknownColours: {
    en: 'No active colour matches {names}. Check the spelling, or add the colour under Colours.',
    ar: 'لا يوجد لون نشط {names}. راجع الكتابة أو أضفه إلى الألوان.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  cell: { en: '{colour}, {size}', ar: '{colour}، {size}' },
  hasBarcode: { en: 'has a barcode', ar: 'له باركود' },
  save: {
    en: '{count, plural, =0 {Save} one {Save # change} other {Save # changes}}',
    ar: '{count, plural, =0 {حفظ} one {حفظ تغيير واحد} two {حفظ تغييرين} few {حفظ # تغييرات} many {حفظ # تغييرًا} other {حفظ # تغيير}}',
  },
  nothingToSave: { en: 'No changes to save.', ar: 'لا توجد تغييرات للحفظ.' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  generate: { en: 'Generate missing barcodes', ar: 'توليد الباركودات الناقصة' },
  generate_none: { en: 'All variants have a barcode.', ar: 'لكل صنف باركود.' },
  saveFirst: { en: 'Save your changes first.', ar: 'احفظ تغييراتك أولًا.' },
  generated: {
    en: '{count, plural, one {# barcode generated.} other {# barcodes generated.}}',
    ar: '{count, plural, zero {لم يُولَّد أي باركود.} one {وُلّد باركود واحد.} two {وُلّد باركودان.} few {وُلّدت # باركودات.} many {وُلّد # باركودًا.} other {وُلّد # باركود.}}',
  },
  saved: {
    en: 'Saved. {count, plural, one {# variant} other {# variants}} in total.',
    ar: 'تم الحفظ. الإجمالي: {count, plural, zero {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}}.',
  },
  refused: {
    en: '{count, plural, one {# cell was} other {# cells were}} not saved. Correct the highlighted cells.',
    ar: '{count, plural, zero {لا خلايا} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}} لم تُحفظ. راجع الخلايا المحددة.',
  },
  leftOut: {
    en: '{count, plural, one {# pasted cell was outside the table and was} other {# pasted cells were outside the table and were}} ignored.',
    ar: 'تم تجاهل {count, plural, zero {الخلايا الملصقة} one {خلية ملصقة واحدة} two {خليتين ملصقتين} few {# خلايا ملصقة} many {# خلية ملصقة} other {# خلية ملصقة}} خارج الجدول.',
  },
  needsPermission: { en: 'Requires the permission {right}', ar: 'يتطلب الصلاحية {right}' },
})

import { texts } from '@countinghouse/kernel/text'

/** Of the side of a product on which its variants stand. */
export const text = texts({
  variants: { en: 'Variants', ar: 'الأصناف' },
  hint: {
    en: 'Press a cell to say that there is such a variant. Space does the same for a marked block.',
    ar: 'اضغط خلية لتحديد وجود الصنف. مفتاح المسافة يفعل ذلك لكل الخلايا المحددة.',
  },
  hint_typed: {
    en: 'Type or paste into the cells. A block can come from a spreadsheet.',
    ar: 'اكتب أو الصق في الخلايا. يمكن لصق كتلة من جدول بيانات.',
  },
  hint_barcode: {
    en: 'Scan, type or paste. A scan goes into the marked cell, and the next one is marked.',
    ar: 'امسح أو اكتب أو الصق. يدخل المسح في الخلية المحددة ثم تُحدَّد التالية.',
  },
  plainGoes: {
    en: 'There is one variant of neither colour nor size, {sku}. It goes when another one is saved.',
    ar: 'يوجد صنف واحد بلا لون ولا مقاس هو {sku}. يزول عند حفظ صنف آخر.',
  },
  layers: { en: 'What the cells show', ar: 'ما تعرضه الخلايا' },
  layer_exists: { en: 'Which there are', ar: 'الموجود منها' },
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
    en: 'Type Active, Discontinued or Blocked, or how it begins.',
    ar: 'اكتب: نشط أو موقوف أو محظور، أو بداية الكلمة.',
  },
  colours: { en: 'Colours', ar: 'الألوان' },
  colour: { en: 'Colour', ar: 'اللون' },
  noColour: { en: 'No colour', ar: 'بلا لون' },
  noSize: { en: 'One size', ar: 'مقاس واحد' },
  addColours: { en: 'Add colours', ar: 'إضافة ألوان' },
  addColours_hint: { en: 'Codes or names, with commas between them.', ar: 'رموز أو أسماء تفصل بينها فواصل.' },
  unknownColours: {
    en: 'There is no active colour {names}. Check the spelling, or add it among the colours.',
    ar: 'لا يوجد لون نشط {names}. راجع الكتابة أو أضفه إلى الألوان.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  cell: { en: '{colour}, {size}', ar: '{colour}، {size}' },
  hasBarcode: { en: 'has a barcode', ar: 'له باركود' },
  save: {
    en: '{count, plural, =0 {Save} one {Save # change} other {Save # changes}}',
    ar: '{count, plural, =0 {حفظ} one {حفظ تغيير واحد} two {حفظ تغييرين} few {حفظ # تغييرات} many {حفظ # تغييرًا} other {حفظ # تغيير}}',
  },
  nothingToSave: { en: 'Nothing was changed.', ar: 'لم يتغير شيء.' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  generate: { en: 'Generate missing barcodes', ar: 'توليد الباركودات الناقصة' },
  generate_none: { en: 'Every variant has a barcode.', ar: 'لكل صنف باركود.' },
  saveFirst: { en: 'Save your changes first.', ar: 'احفظ تغييراتك أولًا.' },
  generated: {
    en: '{count, plural, one {# barcode was generated.} other {# barcodes were generated.}}',
    ar: '{count, plural, zero {لم يُولَّد أي باركود.} one {وُلّد باركود واحد.} two {وُلّد باركودان.} few {وُلّدت # باركودات.} many {وُلّد # باركودًا.} other {وُلّد # باركود.}}',
  },
  saved: {
    en: '{count, plural, one {# variant} other {# variants}} now.',
    ar: '{count, plural, zero {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}} الآن.',
  },
  refused: {
    en: '{count, plural, one {# cell was} other {# cells were}} not saved. Look at the marked ones.',
    ar: '{count, plural, zero {لا خلايا} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}} لم تُحفظ. راجع الخلايا المحددة.',
  },
  leftOut: {
    en: '{count, plural, one {# pasted cell} other {# pasted cells}} lay outside the table and {count, plural, one {was} other {were}} left out.',
    ar: '{count, plural, zero {لا خلايا ملصقة} one {خلية ملصقة واحدة} two {خليتان ملصقتان} few {# خلايا ملصقة} many {# خلية ملصقة} other {# خلية ملصقة}} خارج الجدول وتُركت.',
  },
  needsRight: { en: 'This needs the right {right}.', ar: 'يتطلب ذلك الصلاحية {right}.' },
})

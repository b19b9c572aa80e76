import { texts } from '@countinghouse/kernel/text'

/** Of the columns that a file of products has beside the fields of a product, and what is said of their cells. */
export const text = texts({
  status: { en: 'Status', ar: 'الحالة' },
  colorId: { en: 'Colour', ar: 'اللون' },
  colorId_help: { en: 'Code or name of a colour.', ar: 'رمز لون أو اسمه.' },
  size: { en: 'Size', ar: 'المقاس' },
  size_help: {
    en: 'Code or name of a size in the size scale of the product.',
    ar: 'رمز مقاس أو اسمه في سلم مقاسات المنتج.',
  },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  sku_help: {
    en: 'Empty for a new variant: made of style code, colour and size.',
    ar: 'فارغ لصنف جديد: يُنشأ من رمز الموديل واللون والمقاس.',
  },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  barcode_help: { en: 'Of one piece. Format the column as text.', ar: 'للقطعة الواحدة. نسّق العمود كنص.' },
  barcodeType: { en: 'Type of barcode', ar: 'نوع الباركود' },
  barcodeType_help: { en: 'Empty: as its digits say.', ar: 'فارغ: حسب أرقامه.' },
  barcodeType_ean13: { en: 'EAN-13', ar: 'رمز EAN-13' },
  barcodeType_ean8: { en: 'EAN-8', ar: 'رمز EAN-8' },
  barcodeType_upca: { en: 'UPC-A', ar: 'رمز UPC-A' },
  barcodeType_upce: { en: 'UPC-E', ar: 'رمز UPC-E' },
  barcodeType_itf14: { en: 'ITF-14', ar: 'رمز ITF-14' },
  barcodeType_code128: { en: 'Code 128', ar: 'رمز Code 128' },
  barcodeType_internal: { en: 'Own number', ar: 'رقم داخلي' },
  packBarcode: { en: 'Barcode of a pack', ar: 'باركود العبوة' },
  packQuantity: { en: 'Pieces in the pack', ar: 'القطع في العبوة' },
  packQuantity_help: { en: 'Such as 12. With it stands the barcode of the pack.', ar: 'مثل 12، ومعه باركود العبوة.' },
  netWeightGrams: { en: 'Net weight', ar: 'الوزن الصافي' },
  grossWeightGrams: { en: 'Gross weight', ar: 'الوزن القائم' },
  lengthMm: { en: 'Length', ar: 'الطول' },
  widthMm: { en: 'Width', ar: 'العرض' },
  heightMm: { en: 'Height', ar: 'الارتفاع' },
  web_multiselect_help: { en: 'Keys or names, with commas between them.', ar: 'مفاتيح أو أسماء تفصل بينها فواصل.' },
  web_help: {
    en: 'Of products whose category asks for it, or one above.',
    ar: 'للمنتجات التي يطلبها تصنيفها أو تصنيف أعلى منه.',
  },
  web_not_asked: {
    en: 'Neither the category of this product nor one above asks for {name}. Add it to the category, choose another category, or leave the cell empty.',
    ar: 'لا يطلب {name} تصنيف هذا المنتج ولا أي تصنيف أعلى منه. أضفها إلى التصنيف أو اختر تصنيفًا آخر أو اترك الخلية فارغة.',
  },
  web_no_category: {
    en: 'This product has no category, so {name} cannot be said of it. Enter its category in the same row, or leave the cell empty.',
    ar: 'ليس لهذا المنتج تصنيف، فلا يمكن ذكر {name}. أدخل تصنيفه في الصف نفسه أو اترك الخلية فارغة.',
  },
  price: { en: 'Price in {list}', ar: 'السعر في {list}' },
  code_needed: {
    en: 'Enter the style code, or the SKU or barcode of a variant there is.',
    ar: 'أدخل رمز الموديل، أو رمز صنف موجود أو باركوده.',
  },
  conflict_in_style: {
    en: '“{found}” differs from row {row, number}, which has the same style code. All rows of a style say the same of it.',
    ar: 'تختلف «{found}» عن الصف {row, number} الذي له رمز الموديل نفسه. كل صفوف الموديل تقول عنه الشيء نفسه.',
  },
  empty: { en: 'nothing', ar: 'لا شيء' },
  size_unknown: {
    en: '“{found}” is no size in the size scale of the product. It has {known}.',
    ar: '«{found}» ليس مقاسًا في سلم مقاسات المنتج، وفيه {known}.',
  },
  scale_needed: {
    en: 'The product has no size scale, so it has no sizes. Enter its size scale in the same row.',
    ar: 'ليس للمنتج سلم مقاسات فلا مقاسات له. أدخل سلم مقاساته في الصف نفسه.',
  },
  scientific_notation: {
    en: 'The spreadsheet turned the barcode into {found}. Format the column as text and enter it again.',
    ar: 'حوّل الجدول الباركود إلى {found}. نسّق العمود كنص ثم أدخله من جديد.',
  },
  lost_leading_zero: {
    en: '{found} looks like a barcode that lost its first zero. Format the column as text.',
    ar: 'يبدو {found} باركودًا فقد صفره الأول. نسّق العمود كنص.',
  },
  pack_incomplete: {
    en: 'Enter the barcode of the pack beside the pieces in it.',
    ar: 'أدخل باركود العبوة بجانب عدد القطع فيها.',
  },
  variant_there: {
    en: 'The variant {found} is there already, and this import only creates.',
    ar: 'الصنف {found} موجود بالفعل، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  variant_not_there: {
    en: 'There is no variant {found}, and this import only changes.',
    ar: 'لا يوجد صنف {found}، وهذا الاستيراد يغيّر السجلات فقط.',
  },
  not_from_status: {
    en: 'Its status does not allow this now. Leave the status empty.',
    ar: 'حالته لا تسمح بذلك الآن. اترك الحالة فارغة.',
  },
  virtual_step: {
    en: 'A virtual product is activated on its own page. Leave the status empty.',
    ar: 'يُفعَّل المنتج الافتراضي من صفحته. اترك الحالة فارغة.',
  },
  activate_needed: {
    en: 'You need the right {right} to activate products. Leave the status empty.',
    ar: 'تحتاج إلى الصلاحية {right} لتفعيل المنتجات. اترك الحالة فارغة.',
  },
})

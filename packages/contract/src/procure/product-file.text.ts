import { texts } from '@countinghouse/kernel/text'

/** Additional columns and row errors of product files. */
export const text = texts({
  status: { en: 'Status', ar: 'الحالة' },
  colorId: { en: 'Colour', ar: 'اللون' },
  colorId_help: { en: 'Colour code or name.', ar: 'رمز لون أو اسمه.' },
  size: { en: 'Size', ar: 'المقاس' },
  size_help: {
    en: 'Size code or name in the product’s size scale.',
    ar: 'رمز مقاس أو اسمه في سلم مقاسات المنتج.',
  },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  sku_help: {
    en: 'Leave blank to generate it from style code, colour and size.',
    ar: 'اتركه فارغًا لإنشائه من رمز الموديل واللون والمقاس.',
  },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  barcode_help: { en: 'Of a single unit. Format the column as text.', ar: 'للقطعة الواحدة. نسّق العمود كنص.' },
  barcodeType: { en: 'Barcode type', ar: 'نوع الباركود' },
  barcodeType_help: { en: 'Leave blank to detect it from the digits.', ar: 'اتركه فارغًا لتحديده من الأرقام.' },
  barcodeType_ean13: { en: 'EAN-13', ar: 'رمز EAN-13' },
  barcodeType_ean8: { en: 'EAN-8', ar: 'رمز EAN-8' },
  barcodeType_upca: { en: 'UPC-A', ar: 'رمز UPC-A' },
  barcodeType_upce: { en: 'UPC-E', ar: 'رمز UPC-E' },
  barcodeType_itf14: { en: 'ITF-14', ar: 'رمز ITF-14' },
  barcodeType_code128: { en: 'Code 128', ar: 'رمز Code 128' },
  barcodeType_internal: { en: 'Internal', ar: 'داخلي' },
  packBarcode: { en: 'Pack barcode', ar: 'باركود العبوة' },
  packQuantity: { en: 'Pack size', ar: 'حجم العبوة' },
  packQuantity_help: { en: 'For example 12. Requires a pack barcode.', ar: 'مثل 12. يتطلب باركود العبوة.' },
  netWeightGrams: { en: 'Net weight', ar: 'الوزن الصافي' },
  grossWeightGrams: { en: 'Gross weight', ar: 'الوزن القائم' },
  lengthMm: { en: 'Length', ar: 'الطول' },
  widthMm: { en: 'Width', ar: 'العرض' },
  heightMm: { en: 'Height', ar: 'الارتفاع' },
  web_multiselect_help: { en: 'Keys or names, separated by commas.', ar: 'مفاتيح أو أسماء تفصل بينها فواصل.' },
  web_help: {
    en: 'For products whose category, or a parent category, has this attribute.',
    ar: 'للمنتجات التي لتصنيفها أو لتصنيف أعلى منه هذه السمة.',
  },
  web_not_asked: {
    en: 'The product’s category does not have {name}. Add it to the category, select another category, or leave the cell blank.',
    ar: 'ليس في تصنيف هذا المنتج {name}. أضفها إلى التصنيف أو اختر تصنيفًا آخر أو اترك الخلية فارغة.',
  },
  web_no_category: {
    en: '{name} requires a category. Enter the product’s category in the same row, or leave the cell blank.',
    ar: 'يتطلب {name} تصنيفًا. أدخل تصنيف المنتج في الصف نفسه أو اترك الخلية فارغة.',
  },
  price: { en: 'Price in {list}', ar: 'السعر في {list}' },
  code_needed: {
    en: 'Enter a style code, or the SKU or barcode of an existing variant.',
    ar: 'أدخل رمز الموديل، أو رمز صنف موجود أو باركوده.',
  },
  conflict_in_style: {
    en: '“{found}” differs from row {row, number} with the same style code. Use the same value in all rows of a style.',
    ar: 'تختلف «{found}» عن الصف {row, number} الذي له رمز الموديل نفسه. استخدم القيمة نفسها في كل صفوف الموديل.',
  },
  empty: { en: 'blank', ar: 'فارغ' },
  size_unknown: {
    en: '“{found}” is not in the product’s size scale. Available sizes: {known}.',
    ar: '«{found}» ليس في سلم مقاسات المنتج. المقاسات المتاحة: {known}.',
  },
  scale_needed: {
    en: 'The product has no size scale. Enter its size scale in the same row.',
    ar: 'ليس للمنتج سلم مقاسات. أدخل سلم مقاساته في الصف نفسه.',
  },
  scientific_notation: {
    en: 'The spreadsheet changed the barcode to {found}. Format the column as text and enter the barcode again.',
    ar: 'حوّل الجدول الباركود إلى {found}. نسّق العمود كنص ثم أدخله من جديد.',
  },
  lost_leading_zero: {
    en: 'The barcode {found} seems to have lost its leading zero. Format the column as text.',
    ar: 'يبدو {found} باركودًا فقد صفره الأول. نسّق العمود كنص.',
  },
  pack_incomplete: {
    en: 'Enter both the pack barcode and the pack size.',
    ar: 'أدخل باركود العبوة وحجمها معًا.',
  },
  variant_there: {
    en: 'The variant {found} already exists, and this import only creates records.',
    ar: 'الصنف {found} موجود بالفعل، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  variant_not_there: {
    en: 'The variant {found} does not exist, and this import only updates records.',
    ar: 'الصنف {found} غير موجود، وهذا الاستيراد يحدّث السجلات فقط.',
  },
  not_from_status: {
    en: 'The product cannot change to this status now. Leave the status blank.',
    ar: 'لا يمكن نقل المنتج إلى هذه الحالة الآن. اترك الحالة فارغة.',
  },
  virtual_step: {
    en: 'Virtual products are activated on their own page. Leave the status blank.',
    ar: 'يُفعَّل المنتج الافتراضي من صفحته. اترك الحالة فارغة.',
  },
  activate_needed: {
    en: 'You need the permission {right} to activate products. Leave the status blank.',
    ar: 'تحتاج إلى الصلاحية {right} لتفعيل المنتجات. اترك الحالة فارغة.',
  },
})

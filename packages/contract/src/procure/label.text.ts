import { texts } from '@countinghouse/kernel/text'
import { text as page } from './label-page.text.ts'

export const text = texts({
  title: page.title,
  purpose: {
    en: 'Print product labels or save them for a label printer.',
    ar: 'اطبع ملصقات المنتجات أو احفظها لطابعة الملصقات.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  code: { en: 'Barcode, SKU or style code', ar: 'الباركود أو رمز الصنف أو الموديل' },
  code_hint: { en: 'Scan, or type and press Enter', ar: 'امسح، أو اكتب واضغط Enter' },
  unknown: { en: '{code} is not a barcode, SKU or style code.', ar: '{code} ليس باركودًا ولا رمز صنف أو موديل.' },
  noVariants: {
    en: 'The product has no active variants. Activate one first.',
    ar: 'لا أصناف نشطة للمنتج. فعّل صنفًا أولًا.',
  },
  tooMany: {
    en: 'Up to {most} labels can be printed at once. Print these first.',
    ar: 'تُطبع {most} ملصق كحد أقصى في المرة الواحدة. اطبع هذه أولًا.',
  },
  gone: {
    en: 'Some variants no longer exist and were removed from the list.',
    ar: 'بعض الأصناف لم تعد موجودة وأُزيلت من القائمة.',
  },
  variants: { en: 'Variants', ar: 'الأصناف' },
  empty: {
    en: 'There are no labels to print yet. Scan a product, or type its code above.',
    ar: 'لا ملصقات للطباعة بعد. امسح منتجًا أو اكتب رمزه أعلاه.',
  },
  addFirst: { en: 'Add variants first.', ar: 'أضف أصنافًا أولًا.' },
  item: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  price: { en: 'Price', ar: 'السعر' },
  copies: { en: 'Labels', ar: 'الملصقات' },
  copiesOf: { en: 'Labels for {sku}', ar: 'ملصقات {sku}' },
  remove: { en: 'Remove {sku}', ar: 'إزالة {sku}' },
  removeAll: { en: 'Clear list', ar: 'إفراغ القائمة' },
  show: { en: 'Preview label for {sku}', ar: 'معاينة ملصق {sku}' },
  settings: { en: 'Print settings', ar: 'إعدادات الطباعة' },
  layout: { en: 'Layout', ar: 'التصميم' },
  layout_none: {
    en: 'There is no active layout. Create one under Label layouts.',
    ar: 'لا يوجد تصميم نشط. أنشئ واحدًا في «تصاميم الملصقات».',
  },
  priceListId: { en: 'Price list', ar: 'قائمة الأسعار' },
  priceListId_none: { en: 'Default of store or company', ar: 'الافتراضية للمتجر أو الشركة' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_none: { en: 'Any store', ar: 'أي متجر' },
  date: { en: 'Price date', ar: 'تاريخ السعر' },
  date_help: { en: 'Leave blank for today.', ar: 'اتركه فارغًا لليوم.' },
  startPosition: { en: 'Start at label', ar: 'البدء من الملصق' },
  startPosition_help: {
    en: '1 to {count}, row by row, for a partly used sheet.',
    ar: 'من 1 إلى {count} صفًا بعد صف، لورقة مستعملة جزئيًا.',
  },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewOf: { en: 'Label for {sku}', ar: 'ملصق {sku}' },
  noPreview: { en: 'No preview yet.', ar: 'لا معاينة بعد.' },
  count: {
    en: '{labels, plural, one {# label} other {# labels}}',
    ar: '{labels, plural, zero {لا ملصقات} one {ملصق واحد} two {ملصقان} few {# ملصقات} many {# ملصقًا} other {# ملصق}}',
  },
  sheets: {
    en: '{pages, plural, one {# sheet} other {# sheets}}',
    ar: '{pages, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  },
  pdf: { en: 'Save as PDF', ar: 'حفظ PDF' },
  zpl: { en: 'Save for label printer (ZPL)', ar: 'حفظ لطابعة الملصقات (ZPL)' },
  saved: { en: '{name} saved.', ar: 'حُفظ {name}.' },
  problems: {
    en: '{count, plural, one {# variant cannot be printed.} other {# variants cannot be printed.}}',
    ar: '{count, plural, zero {لا أصناف} one {صنف واحد لا يمكن طباعته.} two {صنفان لا يمكن طباعتهما.} few {# أصناف لا يمكن طباعتها.} many {# صنفًا لا يمكن طباعته.} other {# صنف لا يمكن طباعته.}}',
  },
  leaveOut: { en: 'Leave out', ar: 'استبعاد' },
  problem_no_barcode: { en: 'No barcode.', ar: 'بلا باركود.' },
  problem_no_gtin: {
    en: 'The barcode is not an EAN or UPC, as GS1 barcodes require.',
    ar: 'الباركود ليس EAN أو UPC كما تتطلب رموز GS1.',
  },
  problem_too_wide: {
    en: 'The barcode is too wide for this label. Use a QR code, DataMatrix, a larger label or a higher printer resolution.',
    ar: 'الرمز أعرض من هذا الملصق. استخدم QR أو DataMatrix أو ملصقًا أكبر أو طابعة أدق.',
  },
  problem_too_full: {
    en: 'The lines do not fit on the label. Show fewer, or use a larger label.',
    ar: 'لا يتسع الملصق لكل الأسطر. اعرض أقل أو استخدم ملصقًا أكبر.',
  },
  problem_no_price: { en: 'No price in this list on this date.', ar: 'لا سعر في هذه القائمة في هذا التاريخ.' },
  problem_unprintable: {
    en: 'The text has characters that cannot be printed.',
    ar: 'في النص حروف لا يمكن طباعتها.',
  },
  printLabels: page.printLabels,
  fileName: { en: 'Labels', ar: 'ملصقات' },
})

import { texts } from '@countinghouse/kernel/text'
import { text as page } from './label-page.text.ts'

export const text = texts({
  title: page.title,
  purpose: {
    en: 'Scan or type what needs labels, choose a layout, and print them or save them for a label printer.',
    ar: 'امسح أو اكتب ما يحتاج إلى ملصقات واختر التصميم ثم اطبعها أو احفظها لطابعة الملصقات.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  code: { en: 'Barcode, SKU or style code', ar: 'الباركود أو رمز الصنف أو الموديل' },
  code_hint: { en: 'Scan, or type and press Enter', ar: 'امسح، أو اكتب واضغط Enter' },
  unknown: { en: '{code} is no barcode, SKU or style code.', ar: '{code} ليس باركودًا ولا رمز صنف أو موديل.' },
  noVariants: {
    en: 'None of its variants is active. Activate one first.',
    ar: 'لا يوجد بين أصنافه صنف نشط. فعّل صنفًا أولًا.',
  },
  tooMany: {
    en: 'At most {most} labels are printed at once. Print these first.',
    ar: 'تُطبع {most} ملصق كحد أقصى في المرة الواحدة. اطبع هذه أولًا.',
  },
  gone: {
    en: 'Some variants are not there any more and have been taken off the list.',
    ar: 'بعض الأصناف لم تعد موجودة وأُزيلت من القائمة.',
  },
  variants: { en: 'Variants', ar: 'الأصناف' },
  empty: {
    en: 'Nothing to print yet. Scan an item, or type its code above.',
    ar: 'لا شيء للطباعة بعد. امسح سلعة أو اكتب رمزها أعلاه.',
  },
  addFirst: { en: 'Add what needs labels first.', ar: 'أضف أولًا ما يحتاج إلى ملصقات.' },
  item: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  price: { en: 'Price', ar: 'السعر' },
  copies: { en: 'Labels', ar: 'الملصقات' },
  copiesOf: { en: 'Labels of {sku}', ar: 'ملصقات {sku}' },
  remove: { en: 'Remove {sku}', ar: 'إزالة {sku}' },
  removeAll: { en: 'Clear the list', ar: 'إفراغ القائمة' },
  show: { en: 'Show the label of {sku}', ar: 'عرض ملصق {sku}' },
  settings: { en: 'Print settings', ar: 'إعدادات الطباعة' },
  layout: { en: 'Layout', ar: 'التصميم' },
  layout_none: {
    en: 'There is no active layout. Make one under Label layouts.',
    ar: 'لا يوجد تصميم نشط. أنشئ واحدًا في «تصاميم الملصقات».',
  },
  priceListId: { en: 'Prices', ar: 'الأسعار' },
  priceListId_none: { en: 'Of the store or company', ar: 'للمتجر أو الشركة' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_none: { en: 'No store in particular', ar: 'بلا متجر محدد' },
  date: { en: 'Prices of', ar: 'أسعار يوم' },
  date_help: { en: 'Left empty: today.', ar: 'إذا تُرك فارغًا: اليوم.' },
  startPosition: { en: 'Start at label', ar: 'البدء من الملصق' },
  startPosition_help: {
    en: '1 to {count}, row by row, for a sheet that is used in part.',
    ar: 'من 1 إلى {count} صفًا بعد صف، لورقة مستعملة جزئيًا.',
  },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewOf: { en: 'Label of {sku}', ar: 'ملصق {sku}' },
  noPreview: { en: 'No label can be drawn yet.', ar: 'لا يمكن رسم ملصق بعد.' },
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
  saved: { en: '{name} is saved.', ar: 'حُفظ {name}.' },
  problems: {
    en: '{count, plural, one {# variant cannot be printed.} other {# variants cannot be printed.}}',
    ar: '{count, plural, zero {لا أصناف} one {صنف واحد لا يمكن طباعته.} two {صنفان لا يمكن طباعتهما.} few {# أصناف لا يمكن طباعتها.} many {# صنفًا لا يمكن طباعته.} other {# صنف لا يمكن طباعته.}}',
  },
  leaveOut: { en: 'Leave out', ar: 'استبعاد' },
  problem_no_barcode: { en: 'It has no barcode.', ar: 'بلا باركود.' },
  problem_no_gtin: {
    en: 'Its barcode is no item number, as GS1 codes need.',
    ar: 'باركوده ليس رقم سلعة كما تتطلب رموز GS1.',
  },
  problem_too_wide: {
    en: 'Its code is too wide for this label. Use a QR code, DataMatrix, a larger label or a printer with more dots.',
    ar: 'رمزه أعرض من هذا الملصق. استخدم QR أو DataMatrix أو ملصقًا أكبر أو طابعة أدق.',
  },
  problem_too_full: {
    en: 'The label has no room for all lines. Show fewer, or use a larger label.',
    ar: 'لا يتسع الملصق لكل الأسطر. اعرض أقل أو استخدم ملصقًا أكبر.',
  },
  problem_no_price: { en: 'It has no price by this list on this day.', ar: 'لا سعر له وفق هذه القائمة في هذا اليوم.' },
  problem_unprintable: {
    en: 'It has letters that no font of labels has.',
    ar: 'فيه حروف لا يملكها أي من خطوط الملصقات.',
  },
  printLabels: page.printLabels,
  fileName: { en: 'Labels', ar: 'ملصقات' },
})

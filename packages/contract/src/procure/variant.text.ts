import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  taken_sku: {
    en: 'SKU {value} belongs to {holder}. Choose another SKU.',
    ar: 'الرمز {value} يخص {holder}. اختر رمزًا آخر.',
  },
  long_sku: {
    en: 'SKU {value} would exceed {most} characters. Enter a shorter SKU, or shorten the style, colour or size code.',
    ar: 'سيتجاوز الرمز {value} عدد {most} حرفًا. أدخل رمزًا أقصر، أو قصّر رمز الموديل أو اللون أو المقاس.',
  },
  taken_barcode: {
    en: 'Barcode {value} belongs to {holder}. Check it, or remove it there first.',
    ar: 'الباركود {value} يخص {holder}. راجعه أو أزله من هناك أولًا.',
  },
  twice_barcode: {
    en: 'Barcode {value} appears twice. Remove one.',
    ar: 'الباركود {value} مكرر هنا. أزل أحدهما.',
  },
  taken_code: {
    en: 'A variant of another product has this code as its SKU. Choose another code.',
    ar: 'صنف من منتج آخر يحمل هذا الرمز. اختر رمزًا آخر.',
  },
  taken_barcodes: {
    en: 'One of these barcodes belongs to another variant. Check them, or remove it there first.',
    ar: 'أحد هذه الباركودات يخص صنفًا آخر. راجعها أو أزله من هناك أولًا.',
  },
  in_use: {
    en: 'Other records use this variant. Discontinue it instead.',
    ar: 'سجلات أخرى تشير إلى هذا الصنف. أوقفه بدلًا من ذلك.',
  },
  plain_in_use: {
    en: 'The product is already used without colour and size. Create another product for its variants.',
    ar: 'المنتج مستخدم بلا لون ومقاس. أنشئ منتجًا آخر لأصنافه.',
  },
  mixed: {
    en: 'A product with colours or sizes cannot have a variant without them.',
    ar: 'لا يمكن أن يكون للمنتج ذي الألوان أو المقاسات صنف بلا لون ولا مقاس.',
  },
  inactive_option: {
    en: 'This colour or size is no longer active. Choose another one.',
    ar: 'لم يعد هذا اللون أو المقاس نشطًا. اختر غيره.',
  },
  too_many: {
    en: 'A product can have at most {most} variants.',
    ar: 'للمنتج {most} صنف على الأكثر.',
  },
  weights: {
    en: 'The gross weight must be at least the net weight.',
    ar: 'الوزن القائم لا يقل عن الوزن الصافي.',
  },
})

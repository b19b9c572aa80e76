import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  taken_sku: {
    en: 'The SKU {value} belongs to {holder}. Choose another one.',
    ar: 'الرمز {value} يخص {holder}. اختر رمزًا آخر.',
  },
  long_sku: {
    en: 'The SKU {value} would have more than {most} characters. Type a shorter one, or shorten the code of the style, colour or size.',
    ar: 'سيتجاوز الرمز {value} عدد {most} حرفًا. اكتب رمزًا أقصر، أو قصّر رمز الموديل أو اللون أو المقاس.',
  },
  taken_barcode: {
    en: 'The barcode {value} belongs to {holder}. Check it, or take it off there first.',
    ar: 'الباركود {value} يخص {holder}. راجعه أو أزله من هناك أولًا.',
  },
  twice_barcode: {
    en: 'The barcode {value} stands here twice. Take one away.',
    ar: 'الباركود {value} مكرر هنا. أزل أحدهما.',
  },
  taken_code: {
    en: 'A variant of another product has this code as its SKU. Choose another one.',
    ar: 'صنف من منتج آخر يحمل هذا الرمز. اختر رمزًا آخر.',
  },
  taken_barcodes: {
    en: 'One of these barcodes belongs to another variant. Check them, or take it off there first.',
    ar: 'أحد هذه الباركودات يخص صنفًا آخر. راجعها أو أزله من هناك أولًا.',
  },
  in_use: {
    en: 'Other records refer to this variant. Discontinue it instead.',
    ar: 'سجلات أخرى تشير إلى هذا الصنف. أوقفه بدلًا من ذلك.',
  },
  plain_in_use: {
    en: 'The product is used without colour and size already. Make another product for its variants.',
    ar: 'المنتج مستخدم بلا لون ومقاس. أنشئ منتجًا آخر لأصنافه.',
  },
  mixed: {
    en: 'A product with colours or sizes has no variant without both.',
    ar: 'ليس للمنتج ذي الألوان أو المقاسات صنف بلا لون ولا مقاس.',
  },
  inactive_option: {
    en: 'This colour or size is not in use any more. Choose another one.',
    ar: 'لم يعد هذا اللون أو المقاس مستخدمًا. اختر غيره.',
  },
  too_many: {
    en: 'A product has at most {most} variants.',
    ar: 'للمنتج {most} صنف على الأكثر.',
  },
  weights: {
    en: 'The gross weight is at least the net weight.',
    ar: 'الوزن القائم لا يقل عن الوزن الصافي.',
  },
})

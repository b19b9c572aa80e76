import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Brands', ar: 'العلامات التجارية' },
  one: { en: 'brand', ar: 'علامة تجارية' },
  many: {
    en: '{count, plural, one {# brand} other {# brands}}',
    ar: '{count, plural, zero {لا علامات} one {علامة واحدة} two {علامتان} few {# علامات} many {# علامة} other {# علامة}}',
  },
  purpose: {
    en: 'Brands of the products you buy and sell, with their suppliers, discount rules and margins.',
    ar: 'العلامات التجارية للمنتجات التي تشتريها وتبيعها، مع مورديها وقواعد خصمها وهوامشها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  nameAr: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  nameAr_help: {
    en: 'Shown to those who read Arabic. Leave blank to show the name.',
    ar: 'يظهر لمن يقرأ بالعربية. اتركه فارغًا ليظهر الاسم.',
  },
  logo: { en: 'Logo', ar: 'الشعار' },
  hasLogo: { en: 'Has a logo', ar: 'له شعار' },
  slug: { en: 'Slug', ar: 'الاسم في الرابط' },
  slug_help: {
    en: 'Used in web addresses: lower-case letters, digits and hyphens. Leave blank to derive it from the name.',
    ar: 'يُستخدم في عناوين الويب: أحرف لاتينية صغيرة وأرقام وشرطات. اتركه فارغًا لاشتقاقه من الاسم.',
  },
  slugTaken: {
    en: 'Another brand has this slug. Choose another one.',
    ar: 'لعلامة أخرى هذا الاسم في الرابط. اختر غيره.',
  },
  countryCode: { en: 'Country of origin', ar: 'بلد المنشأ' },
  sortOrder: { en: 'Sort order', ar: 'الترتيب' },
  sortOrder_help: { en: 'The lowest number comes first in shops.', ar: 'في المتاجر يأتي أصغر رقم أولًا.' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  supplierId_help: {
    en: 'Usual source of the brand’s products.',
    ar: 'المصدر المعتاد لمنتجات العلامة.',
  },
  supplierIds: { en: 'Other suppliers', ar: 'موردون آخرون' },
  supplierIds_help: { en: 'Other suppliers of the brand’s products.', ar: 'موردون آخرون لمنتجات العلامة.' },
  ownerSupplierId: { en: 'Brand owner', ar: 'مالك العلامة' },
  ownerSupplierId_help: {
    en: 'The exclusive supplier. Leave blank if several suppliers sell the brand.',
    ar: 'المورد الحصري. اتركه فارغًا إن باع العلامة أكثر من مورد.',
  },
  gs1Prefixes: { en: 'GS1 company prefixes', ar: 'بادئات شركة GS1' },
  gs1Prefixes_help: {
    en: 'First 4 to 12 digits of the brand’s barcodes.',
    ar: 'أول 4 إلى 12 رقمًا من باركودات العلامة.',
  },
  gs1Prefixes_prefix: { en: 'Prefix', ar: 'البادئة' },
  rule_gs1_prefix_once: {
    en: 'This prefix is listed twice. Remove one of the two.',
    ar: 'هذه البادئة مكررة. احذف إحداهما.',
  },
  website: { en: 'Website', ar: 'الموقع الإلكتروني' },
  website_help: { en: 'Start with https://.', ar: 'مع \u2066https://\u2069 في البداية.' },
  isOwnLabel: { en: 'Private label', ar: 'علامة خاصة' },
  isOwnLabel_help: {
    en: 'Made for this company and sold nowhere else.',
    ar: 'مصنوعة لهذه الشركة ولا تُباع في مكان آخر.',
  },
  isDiscountAllowed: { en: 'Discount allowed', ar: 'الخصم مسموح' },
  maxDiscountPpm: { en: 'Maximum discount', ar: 'أعلى خصم' },
  maxDiscountPpm_help: {
    en: 'Per cent of the price. Leave blank for no limit.',
    ar: 'نسبة مئوية من السعر. اتركه فارغًا لعدم وجود حد.',
  },
  hasMinimumAdvertisedPrice: { en: 'Minimum advertised price', ar: 'حد أدنى للسعر المعلن' },
  hasMinimumAdvertisedPrice_help: {
    en: 'The brand owner sets a minimum price for advertising.',
    ar: 'يحدد مالك العلامة حدًا أدنى للسعر في الإعلانات.',
  },
  targetMargin: { en: 'Target margin', ar: 'الهامش المستهدف' },
  targetMargin_help: { en: 'Per cent of the net price.', ar: 'نسبة مئوية من السعر الصافي.' },
  warrantyMonths: { en: 'Warranty (months)', ar: 'الضمان (أشهر)' },
  seoTitle: { en: 'Search title', ar: 'عنوان لمحركات البحث' },
  seoDescription: { en: 'Search description', ar: 'وصف لمحركات البحث' },
  description: { en: 'Description', ar: 'الوصف' },
})

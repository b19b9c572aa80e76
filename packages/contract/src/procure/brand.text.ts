import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Brands', ar: 'العلامات التجارية' },
  one: { en: 'brand', ar: 'علامة تجارية' },
  many: {
    en: '{count, plural, one {# brand} other {# brands}}',
    ar: '{count, plural, zero {لا علامات} one {علامة واحدة} two {علامتان} few {# علامات} many {# علامة} other {# علامة}}',
  },
  purpose: {
    en: 'Brands group the products you buy and sell, and carry the rules of their makers.',
    ar: 'تجمع العلامات التجارية المنتجات التي تشتريها وتبيعها، وتحمل قواعد أصحابها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  logo: { en: 'Logo', ar: 'الشعار' },
  hasLogo: { en: 'Has a logo', ar: 'له شعار' },
  slug: { en: 'Slug', ar: 'الاسم في الرابط' },
  slug_help: {
    en: 'Its part of a web address: small letters, digits and hyphens. Left empty, it is made of the name.',
    ar: 'جزؤها في عنوان الويب: أحرف لاتينية صغيرة وأرقام وشرطات. إن تُرك فارغًا يُستمد من الاسم.',
  },
  slugTaken: {
    en: 'Another brand has this slug. Choose another one.',
    ar: 'لعلامة أخرى هذا الاسم في الرابط. اختر غيره.',
  },
  countryCode: { en: 'Country of origin', ar: 'بلد المنشأ' },
  sortOrder: { en: 'Order', ar: 'الترتيب' },
  sortOrder_help: { en: 'In shops the lowest number comes first.', ar: 'في المتاجر يأتي أصغر رقم أولًا.' },
  supplierId: { en: 'Usual supplier', ar: 'المورد المعتاد' },
  supplierId_help: {
    en: 'Whom its articles are usually bought from.',
    ar: 'من تُشترى منه أصنافها عادةً.',
  },
  supplierIds: { en: 'Other suppliers', ar: 'موردون آخرون' },
  supplierIds_help: { en: 'Who else sells its articles.', ar: 'من يبيع أصنافها أيضًا.' },
  ownerSupplierId: { en: 'Owner of the brand', ar: 'مالك العلامة' },
  ownerSupplierId_help: {
    en: 'The supplier who alone may sell it. Leave empty where several do.',
    ar: 'المورد الذي ينفرد ببيعها. اتركه فارغًا إن باعها أكثر من مورد.',
  },
  gs1Prefixes: { en: 'GS1 company prefixes', ar: 'بادئات شركة GS1' },
  gs1Prefixes_help: {
    en: 'What barcodes of its articles begin with: 4 to 12 digits.',
    ar: 'ما تبدأ به باركودات أصنافها: من 4 إلى 12 رقمًا.',
  },
  gs1Prefixes_prefix: { en: 'Prefix', ar: 'البادئة' },
  rule_gs1_prefix_once: { en: 'This prefix is there twice. Name it once.', ar: 'هذه البادئة مكررة. اذكرها مرة واحدة.' },
  website: { en: 'Website', ar: 'الموقع الإلكتروني' },
  website_help: { en: 'With https:// in front.', ar: 'مع \u2066https://\u2069 في البداية.' },
  isOwnLabel: { en: 'Own label', ar: 'علامة خاصة' },
  isOwnLabel_help: {
    en: 'Made for this company and sold nowhere else.',
    ar: 'مصنوعة لهذه الشركة ولا تُباع في مكان آخر.',
  },
  isDiscountAllowed: { en: 'Discount allowed', ar: 'الخصم مسموح' },
  maxDiscountPpm: { en: 'Highest discount', ar: 'أعلى خصم' },
  maxDiscountPpm_help: {
    en: 'Per cent of the price. Leave empty for no limit.',
    ar: 'نسبة مئوية من السعر. اتركه فارغًا لعدم وجود حد.',
  },
  hasMinimumAdvertisedPrice: { en: 'Minimum advertised price', ar: 'حد أدنى للسعر المعلن' },
  hasMinimumAdvertisedPrice_help: {
    en: 'Its owner says below which price it may not be advertised.',
    ar: 'يحدد مالكها سعرًا لا يجوز الإعلان بأقل منه.',
  },
  targetMargin: { en: 'Target margin', ar: 'الهامش المستهدف' },
  targetMargin_help: { en: 'Per cent of the net price.', ar: 'نسبة مئوية من السعر الصافي.' },
  warrantyMonths: { en: 'Warranty (months)', ar: 'الضمان (أشهر)' },
  seoTitle: { en: 'Search title', ar: 'عنوان لمحركات البحث' },
  seoDescription: { en: 'Search description', ar: 'وصف لمحركات البحث' },
  description: { en: 'Description', ar: 'الوصف' },
})

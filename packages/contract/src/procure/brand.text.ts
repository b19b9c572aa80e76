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
  countryCode: { en: 'Country of origin', ar: 'بلد المنشأ' },
  supplierId: { en: 'Usual supplier', ar: 'المورد المعتاد' },
  supplierId_help: {
    en: 'Whom its articles are usually bought from.',
    ar: 'من تُشترى منه أصنافها عادةً.',
  },
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
  warrantyMonths: { en: 'Warranty (months)', ar: 'الضمان (أشهر)' },
  description: { en: 'Description', ar: 'الوصف' },
})

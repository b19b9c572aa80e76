import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tax classes', ar: 'الفئات الضريبية' },
  one: { en: 'tax class', ar: 'فئة ضريبية' },
  many: {
    en: '{count, plural, one {# tax class} other {# tax classes}}',
    ar: '{count, plural, zero {لا فئات ضريبية} one {فئة ضريبية واحدة} two {فئتان ضريبيتان} few {# فئات ضريبية} many {# فئة ضريبية} other {# فئة ضريبية}}',
  },
  purpose: {
    en: 'Tax treatment of goods. Tax rules set the rates for each country.',
    ar: 'المعاملة الضريبية للبضائع. تحدد القواعد الضريبية النسب في كل بلد.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_help: {
    en: 'Zero-rated goods are taxed at 0 %; exempt ones are not taxed at all.',
    ar: 'السلع الخاضعة للنسبة الصفرية ضريبتها 0 %، أما المعفاة فلا ضريبة عليها أصلًا.',
  },
  kind_standard: { en: 'Standard', ar: 'أساسية' },
  kind_reduced: { en: 'Reduced', ar: 'مخفضة' },
  kind_zero: { en: 'Zero-rated', ar: 'صفرية' },
  kind_exempt: { en: 'Exempt', ar: 'معفاة' },
  description: { en: 'Description', ar: 'الوصف' },
})

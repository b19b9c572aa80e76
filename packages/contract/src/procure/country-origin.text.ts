import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Countries of origin', ar: 'بلدان المنشأ' },
  one: { en: 'country of origin', ar: 'بلد منشأ' },
  many: {
    en: '{count, plural, one {# country of origin} other {# countries of origin}}',
    ar: '{count, plural, zero {لا بلدان منشأ} one {بلد منشأ واحد} two {بلدا منشأ} few {# بلدان منشأ} many {# بلد منشأ} other {# بلد منشأ}}',
  },
  purpose: {
    en: 'Where goods are made: label marks, certificates and duty rates.',
    ar: 'أماكن صنع البضائع: علامات الملصقات والشهادات ونسب الرسوم.',
  },
  help: {
    en: 'Record where goods are made. A country can have several entries if marks or duties differ. An entry is created automatically for each country you start buying from.',
    ar: 'سجّل أماكن صنع البضائع. يمكن أن يكون للبلد عدة سجلات إن اختلفت العلامات أو الرسوم. يُنشأ سجل تلقائيًا لكل بلد تبدأ الشراء منه.',
  },
  help_duty: { en: 'Add a duty rate', ar: 'إضافة نسبة رسوم' },
  help_duty_1: {
    en: 'Open the country of origin and add a line under Duties by HS code: the first 2 to 10 digits of the HS code, and the rate.',
    ar: 'افتح بلد المنشأ وأضف سطرًا إلى «الرسوم حسب رمز النظام المنسق»: أول رقمين إلى عشرة أرقام من الرمز، والنسبة.',
  },
  help_duty_2: {
    en: 'The longest matching prefix applies. Test it on the Check an HS code tab.',
    ar: 'تسري أطول بادئة مطابقة. تحقق منها في «التحقق من رمز النظام المنسق».',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  country: { en: 'Country', ar: 'البلد' },
  labelEn: { en: 'Label text (English)', ar: 'نص الملصق (إنجليزي)' },
  labelEn_help: { en: 'Leave blank to print “Made in” and the country.', ar: 'اتركه فارغًا لطباعة Made in واسم البلد.' },
  labelAr: { en: 'Label text (Arabic)', ar: 'نص الملصق (عربي)' },
  labelAr_help: {
    en: 'Leave blank to print the same in Arabic.',
    ar: 'اتركه فارغًا لطباعة «صنع في» واسم البلد.',
  },
  isMarkingRequired: { en: 'Origin marking required', ar: 'وضع علامة المنشأ إلزامي' },
  isCertificateRequired: { en: 'Certificate of origin required', ar: 'شهادة المنشأ مطلوبة' },
  duty: { en: 'Default duty', ar: 'الرسوم الافتراضية' },
  duty_help: {
    en: 'Applies to HS codes without a line below.',
    ar: 'تسري على الرموز التي لا سطر لها أدناه.',
  },
  duties: { en: 'Duties by HS code', ar: 'الرسوم حسب رمز النظام المنسق' },
  duties_help: {
    en: 'By HS code prefix; the longest matching prefix applies.',
    ar: 'حسب بادئة الرمز، وتسري أطول بادئة مطابقة.',
  },
  duties_hsPrefix: { en: 'HS code prefix', ar: 'بادئة الرمز' },
  duties_duty: { en: 'Duty', ar: 'الرسوم' },
  schemes: { en: 'Preference schemes', ar: 'أنظمة الأفضلية' },
  schemes_help: {
    en: 'Leave the dates blank for no start or end.',
    ar: 'اترك التاريخين فارغين لعدم تحديد بداية أو نهاية.',
  },
  schemes_scheme: { en: 'Scheme', ar: 'النظام' },
  schemes_certificate: { en: 'Certificate', ar: 'الشهادة' },
  schemes_validFrom: { en: 'From', ar: 'من' },
  schemes_validTo: { en: 'Until', ar: 'حتى' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
  rule_duty_once: {
    en: 'Another line has this prefix. Remove one of the two.',
    ar: 'يوجد سطر آخر بهذه البادئة. احذف أحدهما.',
  },
  rule_scheme_period: {
    en: 'The last day is before the first. Change one of the two.',
    ar: 'آخر يوم يسبق أول يوم. عدّل أحد التاريخين.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Countries of origin', ar: 'بلدان المنشأ' },
  one: { en: 'country of origin', ar: 'بلد منشأ' },
  many: {
    en: '{count, plural, one {# country of origin} other {# countries of origin}}',
    ar: '{count, plural, zero {لا بلدان منشأ} one {بلد منشأ واحد} two {بلدا منشأ} few {# بلدان منشأ} many {# بلد منشأ} other {# بلد منشأ}}',
  },
  purpose: {
    en: 'Countries of origin say where goods were made: what labels say, which certificates customs ask for and the duty.',
    ar: 'تبيّن بلدان المنشأ مكان صنع البضائع: ما تقوله الملصقات، والشهادات التي تطلبها الجمارك، والرسوم.',
  },
  help: {
    en: 'Here you keep where your goods are made, as customs see it. One country may have several entries where marks or duties differ. A country that you begin to buy from gets its entry by itself.',
    ar: 'هنا تحفظ أماكن صنع بضائعك كما تراها الجمارك. قد يكون للبلد الواحد عدة سجلات حين تختلف العلامات أو الرسوم. البلد الذي تبدأ الشراء منه يحصل على سجله تلقائيًا.',
  },
  help_duty: { en: 'Keep the duty of some goods', ar: 'حفظ رسوم بضائع معينة' },
  help_duty_1: {
    en: 'Open the country of origin and add a line to its duties: the beginning of the HS code, 2 to 10 digits, and the rate.',
    ar: 'افتح بلد المنشأ وأضف سطرًا إلى رسومه: بداية رمز النظام المنسق، من رقمين إلى عشرة أرقام، والنسبة.',
  },
  help_duty_2: {
    en: 'The longest beginning of a code holds. Try it under Try an HS code.',
    ar: 'تسري أطول بداية مطابقة للرمز. جرّبها في «تجربة رمز».',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  country: { en: 'Country', ar: 'البلد' },
  labelEn: { en: 'Mark in English', ar: 'العلامة بالإنجليزية' },
  labelEn_help: { en: 'Left empty, it reads Made in and the country.', ar: 'إن تُركت فارغة فهي Made in واسم البلد.' },
  labelAr: { en: 'Mark in Arabic', ar: 'العلامة بالعربية' },
  labelAr_help: {
    en: 'Left empty, it says the same in Arabic.',
    ar: 'إن تُركت فارغة فهي «صنع في» واسم البلد.',
  },
  isMarkingRequired: { en: 'Goods must be marked', ar: 'وضع العلامة إلزامي' },
  isCertificateRequired: { en: 'Needs a certificate of origin', ar: 'يتطلب شهادة منشأ' },
  duty: { en: 'Duty otherwise', ar: 'الرسوم فيما عدا ذلك' },
  duty_help: {
    en: 'Of goods for whose HS code no line below holds.',
    ar: 'للبضائع التي لا ينطبق على رمزها أي سطر أدناه.',
  },
  duties: { en: 'Duties by HS code', ar: 'الرسوم حسب رمز النظام المنسق' },
  duties_help: {
    en: 'For all codes that begin so; of several the longest beginning holds.',
    ar: 'لكل الرموز التي تبدأ كذلك؛ ومن عدة بدايات تسري الأطول.',
  },
  duties_hsPrefix: { en: 'HS code begins', ar: 'يبدأ الرمز بـ' },
  duties_duty: { en: 'Duty', ar: 'الرسوم' },
  schemes: { en: 'Preference schemes', ar: 'أنظمة الأفضلية' },
  schemes_help: {
    en: 'Without a day it holds from ever or for ever.',
    ar: 'دون تاريخ يسري منذ البداية أو بلا نهاية.',
  },
  schemes_scheme: { en: 'Scheme', ar: 'النظام' },
  schemes_certificate: { en: 'Certificate', ar: 'الشهادة' },
  schemes_validFrom: { en: 'From', ar: 'من' },
  schemes_validTo: { en: 'Until', ar: 'حتى' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
  rule_duty_once: {
    en: 'Another line has this beginning. Keep one of the two.',
    ar: 'يوجد سطر آخر بهذه البداية. أبقِ أحدهما.',
  },
  rule_scheme_period: {
    en: 'A scheme ends on or after the day it begins. Change one of the two.',
    ar: 'ينتهي النظام في يوم بدايته أو بعده. عدّل أحد التاريخين.',
  },
})

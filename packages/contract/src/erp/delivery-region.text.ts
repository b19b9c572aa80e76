import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Delivery regions', ar: 'مناطق التوصيل' },
  one: { en: 'delivery region', ar: 'منطقة توصيل' },
  many: {
    en: '{count, plural, one {# delivery region} other {# delivery regions}}',
    ar: '{count, plural, zero {لا مناطق توصيل} one {منطقة توصيل واحدة} two {منطقتا توصيل} few {# مناطق توصيل} many {# منطقة توصيل} other {# منطقة توصيل}}',
  },
  purpose: {
    en: 'Zones used in the rates of delivery companies.',
    ar: 'نطاقات تُستخدم في أسعار شركات التوصيل.',
  },
  help: {
    en: 'A region covers countries, areas or postcodes. All delivery companies share the regions; an address belongs to at most one.',
    ar: 'تغطي المنطقة دولًا أو مناطق إدارية أو رموزًا بريدية. تشترك كل شركات التوصيل في المناطق، ولا يتبع العنوان إلا منطقة واحدة على الأكثر.',
  },
  help_postcodes: { en: 'Define coverage by postcode', ar: 'تحديد التغطية برموز بريدية' },
  help_postcodes_1: {
    en: 'Select the country, then enter the first postcode or a postcode prefix, such as SW1.',
    ar: 'اختر الدولة ثم أدخل أول رمز بريدي أو بداية الرموز، مثل SW1.',
  },
  help_postcodes_2: {
    en: 'For a range, enter the last postcode too, with the same length: 10115 to 14199.',
    ar: 'للنطاق أدخل أيضًا آخر رمز بالطول نفسه: من 10115 إلى 14199.',
  },
  help_area: { en: 'Define coverage without postcodes', ar: 'تحديد التغطية بلا رموز بريدية' },
  help_area_1: {
    en: 'Select the country and enter the area as written in addresses, such as Dubai. Capitals and accents are ignored.',
    ar: 'اختر الدولة وأدخل المنطقة الإدارية كما تُكتب في العناوين، مثل دبي. لا أثر لحالة الأحرف.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  places: { en: 'Coverage', ar: 'نطاق التغطية' },
  places_help: {
    en: 'Leave the area blank to cover the whole country, the postcodes blank to cover all. A single postcode covers all that start with it. Spaces, dashes and capitals are ignored.',
    ar: 'اترك المنطقة الإدارية فارغة لتغطية الدولة كلها، والرموز فارغة لتغطيتها كلها. يغطي الرمز المفرد كل ما يبدأ به. لا أثر للمسافات والشرطات وحالة الأحرف.',
  },
  places_country: { en: 'Country', ar: 'الدولة' },
  places_area: { en: 'Area', ar: 'المنطقة الإدارية' },
  places_postcodeFrom: { en: 'Postcode', ar: 'الرمز البريدي' },
  places_postcodeTo: { en: 'Last postcode', ar: 'آخر رمز بريدي' },
  rule_place_postcode: {
    en: 'Enter 1 to 12 letters A to Z or digits; spaces and dashes are allowed between them.',
    ar: 'أدخل من 1 إلى 12 حرفًا لاتينيًا أو رقمًا، ويُسمح بمسافات وشرطات بينها.',
  },
  rule_place_last_postcode: {
    en: 'Enter 1 to 12 letters A to Z or digits; spaces and dashes are allowed between them.',
    ar: 'أدخل من 1 إلى 12 حرفًا لاتينيًا أو رقمًا، ويُسمح بمسافات وشرطات بينها.',
  },
  rule_place_range: {
    en: 'The last postcode must not be lower than the first, and both must have the same length. Change one of them.',
    ar: 'يجب ألا يقل آخر رمز عن أول رمز، وأن يتساوى طولهما. عدّل أحدهما.',
  },
})

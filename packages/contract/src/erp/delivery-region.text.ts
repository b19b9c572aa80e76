import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Delivery regions', ar: 'مناطق التوصيل' },
  one: { en: 'delivery region', ar: 'منطقة توصيل' },
  many: {
    en: '{count, plural, one {# delivery region} other {# delivery regions}}',
    ar: '{count, plural, zero {لا مناطق توصيل} one {منطقة توصيل واحدة} two {منطقتا توصيل} few {# مناطق توصيل} many {# منطقة توصيل} other {# منطقة توصيل}}',
  },
  purpose: {
    en: 'Delivery regions are the zones that delivery companies ask their prices for.',
    ar: 'مناطق التوصيل هي النطاقات التي تحدد شركات التوصيل أسعارها بحسبها.',
  },
  help: {
    en: 'A region is a list of places: countries, parts of them, or postcodes. All delivery companies share the regions, and an address lies in one of them at most.',
    ar: 'المنطقة قائمة أماكن: دول أو أجزاء منها أو رموز بريدية. تشترك شركات التوصيل كلها في المناطق، ولا يقع العنوان إلا في منطقة واحدة على الأكثر.',
  },
  help_postcodes: { en: 'Name a place by its postcodes', ar: 'تحديد مكان برموزه البريدية' },
  help_postcodes_1: {
    en: 'Choose the country, then type the first postcode, or only how postcodes there begin, such as SW1.',
    ar: 'اختر الدولة ثم اكتب أول رمز بريدي، أو ما تبدأ به الرموز هناك فقط، مثل SW1.',
  },
  help_postcodes_2: {
    en: 'For a range, type the last one beside it, as long as the first: 10115 to 14199.',
    ar: 'للنطاق اكتب آخر رمز بجانبه بالطول نفسه: من 10115 إلى 14199.',
  },
  help_area: { en: 'Name a place without postcodes', ar: 'تحديد مكان بلا رموز بريدية' },
  help_area_1: {
    en: 'Choose the country and type the area as addresses spell it, such as Dubai. Capitals and accents do not matter.',
    ar: 'اختر الدولة واكتب المنطقة الإدارية كما تُكتب في العناوين، مثل دبي. لا فرق بين الأحرف الكبيرة والصغيرة.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  places: { en: 'Places', ar: 'الأماكن' },
  places_help: {
    en: 'Without an area the whole country, without postcodes all of them. One postcode alone stands for all that begin with it. Blanks, dashes and capitals do not matter.',
    ar: 'دون منطقة إدارية تُقصد الدولة كلها، ودون رموز بريدية تُقصد كلها. الرمز البريدي وحده يعني كل ما يبدأ به، ولا أثر للمسافات والشرطات وحالة الأحرف.',
  },
  places_country: { en: 'Country', ar: 'الدولة' },
  places_area: { en: 'Area', ar: 'المنطقة الإدارية' },
  places_postcodeFrom: { en: 'Postcode', ar: 'الرمز البريدي' },
  places_postcodeTo: { en: 'Up to postcode', ar: 'حتى الرمز البريدي' },
  rule_place_postcode: {
    en: 'A postcode has 1 to 12 letters A to Z and digits, with blanks and dashes between them.',
    ar: 'يتكون الرمز البريدي من 1 إلى 12 حرفًا لاتينيًا ورقمًا، وقد تفصل بينها مسافات وشرطات.',
  },
  rule_place_last_postcode: {
    en: 'A postcode has 1 to 12 letters A to Z and digits, with blanks and dashes between them.',
    ar: 'يتكون الرمز البريدي من 1 إلى 12 حرفًا لاتينيًا ورقمًا، وقد تفصل بينها مسافات وشرطات.',
  },
  rule_place_range: {
    en: 'A range begins with its smaller postcode, and both are equally long. Change one of them.',
    ar: 'يبدأ النطاق بالرمز الأصغر، وطول الرمزين واحد. عدّل أحدهما.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'World list of ports', ar: 'القائمة العالمية للموانئ' },
  purpose: {
    en: 'All UN/LOCODE locations with a port, airport or terminal. Add the ones your company uses.',
    ar: 'كل مواقع UN/LOCODE التي فيها ميناء أو مطار أو محطة. أضف ما تستخدمه شركتك.',
  },
  search: { en: 'Name or UN/LOCODE', ar: 'الاسم أو رمز UN/LOCODE' },
  country: { en: 'Country', ar: 'البلد' },
  has: { en: 'Facility', ar: 'المرفق' },
  anything: { en: 'Any', ar: 'الكل' },
  has_sea: { en: 'Seaport', ar: 'ميناء بحري' },
  has_rail: { en: 'Rail', ar: 'سكك حديدية' },
  has_road: { en: 'Road', ar: 'طريق بري' },
  has_air: { en: 'Airport', ar: 'مطار' },
  has_post: { en: 'Postal exchange', ar: 'بريد دولي' },
  has_multimodal: { en: 'Multimodal terminal', ar: 'محطة متعددة الوسائط' },
  name: { en: 'Location', ar: 'الموقع' },
  code: { en: 'UN/LOCODE', ar: 'رمز UN/LOCODE' },
  functions: { en: 'Facilities', ar: 'المرافق' },
  standing: { en: 'In your company', ar: 'في شركتك' },
  choose: { en: 'Select {name}', ar: 'تحديد {name}' },
  inUse: { en: 'In use', ar: 'مستخدم' },
  notApproved: { en: 'Not approved', ar: 'غير معتمد' },
  useChosen: {
    en: '{count, plural, =0 {Use selected} one {Use # location} other {Use # locations}}',
    ar: '{count, plural, =0 {استخدام المحدد} zero {استخدام المحدد} one {استخدام موقع واحد} two {استخدام موقعين} few {استخدام # مواقع} many {استخدام # موقعًا} other {استخدام # موقع}}',
  },
  chooseFirst: { en: 'Select a location first.', ar: 'حدّد موقعًا أولًا.' },
  addLarge: { en: 'Add large ports', ar: 'إضافة الموانئ الكبيرة' },
  addLargeTitle: {
    en: 'Add {count, plural, one {# large port} other {# large ports}}?',
    ar: '{count, plural, zero {إضافة الموانئ الكبيرة؟} one {إضافة ميناء كبير واحد؟} two {إضافة ميناءين كبيرين؟} few {إضافة # موانئ كبيرة؟} many {إضافة # ميناءً كبيرًا؟} other {إضافة # ميناء كبير؟}}',
  },
  addLargeBody: {
    en: 'Approved locations with a seaport, an airport and a postal exchange office. Ports already in use do not change.',
    ar: 'مواقع معتمدة فيها ميناء بحري ومطار ومكتب بريد دولي. لا تتغير الموانئ المستخدمة.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  allLargeUsed: { en: 'Your company already uses all large ports.', ar: 'تستخدم شركتك كل الموانئ الكبيرة.' },
  added: {
    en: '{count, plural, one {# port added.} other {# ports added.}}',
    ar: '{count, plural, zero {لم يُضَف أي ميناء.} one {أُضيف ميناء واحد.} two {أُضيف ميناءان.} few {أُضيفت # موانئ.} many {أُضيف # ميناءً.} other {أُضيف # ميناء.}}',
  },
  leftOut: { en: 'Not added', ar: 'لم تُضَف' },
  found: {
    en: '{count, plural, =0 {No location found. Check the spelling, or search without the country.} one {# location} other {# locations}}',
    ar: '{count, plural, =0 {لا موقع بهذا الاسم. راجع الكتابة أو ابحث دون البلد.} zero {لا موقع بهذا الاسم. راجع الكتابة أو ابحث دون البلد.} one {موقع واحد} two {موقعان} few {# مواقع} many {# موقعًا} other {# موقع}}',
  },
  foundMore: {
    en: 'The first {most} locations. Enter more of the name to narrow the search.',
    ar: 'أول {most} موقع. أدخل المزيد من الاسم لتضييق البحث.',
  },
  large: {
    en: 'Large ports. Enter a name to find any other location.',
    ar: 'الموانئ الكبيرة. أدخل اسمًا للعثور على أي موقع آخر.',
  },
  source: {
    en: 'Source: UN/LOCODE, published by UNECE.',
    ar: 'المصدر: UN/LOCODE، تنشره اللجنة الاقتصادية لأوروبا (UNECE).',
  },
})

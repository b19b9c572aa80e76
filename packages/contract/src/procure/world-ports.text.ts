import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'World list of ports', ar: 'القائمة العالمية للموانئ' },
  purpose: {
    en: 'Every place of UN/LOCODE with a port, an airport or a terminal. Choose those that your company uses.',
    ar: 'كل مكان في UN/LOCODE فيه ميناء أو مطار أو محطة. اختر ما تستخدمه شركتك.',
  },
  search: { en: 'Name or UN/LOCODE', ar: 'الاسم أو رمز UN/LOCODE' },
  country: { en: 'Country', ar: 'البلد' },
  has: { en: 'With', ar: 'مع' },
  anything: { en: 'Anything', ar: 'أي شيء' },
  has_sea: { en: 'Sea port', ar: 'ميناء بحري' },
  has_rail: { en: 'Rail', ar: 'سكك حديدية' },
  has_road: { en: 'Road', ar: 'طريق بري' },
  has_air: { en: 'Airport', ar: 'مطار' },
  has_post: { en: 'Post', ar: 'بريد دولي' },
  has_multimodal: { en: 'Multimodal terminal', ar: 'محطة متعددة الوسائط' },
  name: { en: 'Place', ar: 'المكان' },
  code: { en: 'UN/LOCODE', ar: 'رمز UN/LOCODE' },
  functions: { en: 'What is there', ar: 'ما يوجد فيه' },
  standing: { en: 'In your company', ar: 'في شركتك' },
  choose: { en: 'Choose {name}', ar: 'تحديد {name}' },
  inUse: { en: 'Used', ar: 'مستخدم' },
  notApproved: { en: 'Not approved yet', ar: 'غير معتمد بعد' },
  useChosen: {
    en: '{count, plural, =0 {Use the chosen} one {Use # place} other {Use # places}}',
    ar: '{count, plural, =0 {استخدام المحدد} zero {استخدام المحدد} one {استخدام مكان واحد} two {استخدام مكانين} few {استخدام # أماكن} many {استخدام # مكانًا} other {استخدام # مكان}}',
  },
  chooseFirst: { en: 'Choose a place first.', ar: 'حدّد مكانًا أولًا.' },
  addLarge: { en: 'Add the large ports', ar: 'إضافة الموانئ الكبيرة' },
  addLargeTitle: {
    en: 'Add {count, plural, one {# large port} other {# large ports}}?',
    ar: '{count, plural, zero {إضافة الموانئ الكبيرة؟} one {إضافة ميناء كبير واحد؟} two {إضافة ميناءين كبيرين؟} few {إضافة # موانئ كبيرة؟} many {إضافة # ميناءً كبيرًا؟} other {إضافة # ميناء كبير؟}}',
  },
  addLargeBody: {
    en: 'Places that an authority has approved and that have a sea port, an airport and an office of international post. Those you use already stay as they are.',
    ar: 'أماكن اعتمدتها جهة رسمية وفيها ميناء بحري ومطار ومكتب بريد دولي. ما تستخدمه منها يبقى كما هو.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  allLargeUsed: { en: 'Your company uses all large ports.', ar: 'تستخدم شركتك كل الموانئ الكبيرة.' },
  added: {
    en: '{count, plural, one {# port was added.} other {# ports were added.}}',
    ar: '{count, plural, zero {لم يُضَف أي ميناء.} one {أُضيف ميناء واحد.} two {أُضيف ميناءان.} few {أُضيفت # موانئ.} many {أُضيف # ميناءً.} other {أُضيف # ميناء.}}',
  },
  leftOut: { en: 'Left out', ar: 'لم تُضَف' },
  found: {
    en: '{count, plural, =0 {No place is called so. Check the spelling, or search without the country.} one {# place} other {# places}}',
    ar: '{count, plural, =0 {لا مكان بهذا الاسم. راجع الكتابة أو ابحث دون البلد.} zero {لا مكان بهذا الاسم. راجع الكتابة أو ابحث دون البلد.} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}',
  },
  foundMore: {
    en: 'The first {most} places. Type more of the name to see others.',
    ar: 'أول {most} مكان. اكتب المزيد من الاسم لرؤية غيرها.',
  },
  large: {
    en: 'Large ports. Type a name to find any other place.',
    ar: 'الموانئ الكبيرة. اكتب اسمًا للعثور على أي مكان آخر.',
  },
  source: {
    en: 'Source: UN/LOCODE, published by UNECE.',
    ar: 'المصدر: UN/LOCODE، تنشره اللجنة الاقتصادية لأوروبا (UNECE).',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Import of users from a file. */
export const text = texts({
  title: { en: 'Import users from a file', ar: 'استيراد مستخدمين من ملف' },
  purpose: {
    en: 'Each row creates an invitation: by mail if it has an address and mail is set up, otherwise as a link to hand over. Separate role and store codes with commas; * means all stores.',
    ar: 'ينشئ كل صف دعوة: بالبريد إن وُجد عنوان وكان البريد مُعدًّا، وإلا برابط تسلّمه. افصل رموز الأدوار والمتاجر بفواصل، وتعني * كل المتاجر.',
  },
  template: { en: 'Download template', ar: 'تنزيل النموذج' },
  templateName: { en: 'User import template', ar: 'نموذج استيراد المستخدمين' },
  choose: { en: 'Select file', ar: 'اختيار ملف' },
  fileHint: {
    en: 'CSV or Excel, up to {most} users. The file is checked before changes are made.',
    ar: 'بصيغة CSV أو إكسل وحتى {most} مستخدم. يُفحص الملف قبل إجراء أي تغيير.',
  },
  looking: { en: 'Checking the file.', ar: 'جارٍ فحص الملف.' },
  isGood: {
    en: '{count, plural, one {# user can be invited.} other {# users can be invited.}}',
    ar: '{count, plural, zero {لا مستخدمين لدعوتهم.} one {يمكن دعوة مستخدم واحد.} two {يمكن دعوة مستخدمين.} few {يمكن دعوة # مستخدمين.} many {يمكن دعوة # مستخدمًا.} other {يمكن دعوة # مستخدم.}}',
  },
  isRefused: {
    en: '{count, plural, one {# row has errors.} other {# rows have errors.}} No invitations are sent until all rows are correct.',
    ar: '{count, plural, zero {لا صفوف فيها أخطاء.} one {في صف واحد أخطاء.} two {في صفين أخطاء.} few {في # صفوف أخطاء.} many {في # صفًا أخطاء.} other {في # صف أخطاء.}} لا تُرسل دعوات قبل تصحيح كل الصفوف.',
  },
  submit: {
    en: '{count, plural, one {Invite # user} other {Invite # users}}',
    ar: '{count, plural, zero {دعوة} one {دعوة مستخدم واحد} two {دعوة مستخدمين} few {دعوة # مستخدمين} many {دعوة # مستخدمًا} other {دعوة # مستخدم}}',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  done: { en: 'Done', ar: 'تم' },
  doneTitle: {
    en: '{count, plural, one {# user invited} other {# users invited}}',
    ar: '{count, plural, zero {لم يُدعَ أي مستخدم} one {تمت دعوة مستخدم واحد} two {تمت دعوة مستخدمين} few {تمت دعوة # مستخدمين} many {تمت دعوة # مستخدمًا} other {تمت دعوة # مستخدم}}',
  },
  mailed: {
    en: '{count, plural, =0 {No invitations are sent by mail.} one {# invitation is sent by mail.} other {# invitations are sent by mail.}}',
    ar: '{count, plural, =0 {لا تُرسل أي دعوة بالبريد.} zero {لا تُرسل أي دعوة بالبريد.} one {تُرسل دعوة واحدة بالبريد.} two {تُرسل دعوتان بالبريد.} few {تُرسل # دعوات بالبريد.} many {تُرسل # دعوة بالبريد.} other {تُرسل # دعوة بالبريد.}}',
  },
  linksWords: {
    en: '{count, plural, one {Hand over # link yourself.} other {Hand over # links yourself.}} Save the file now: the links are not shown again, work once and expire after 72 hours.',
    ar: '{count, plural, zero {لا روابط لتسليمها.} one {رابط واحد عليك تسليمه.} two {رابطان عليك تسليمهما.} few {# روابط عليك تسليمها.} many {# رابطًا عليك تسليمها.} other {# رابط عليك تسليمها.}} احفظ الملف الآن: لا تُعرض الروابط مجددًا، وتعمل مرة واحدة خلال 72 ساعة.',
  },
  saveLinks: { en: 'Save links', ar: 'حفظ الروابط' },
  linksName: { en: 'Invitation links', ar: 'روابط الدعوات' },
  link: { en: 'Link', ar: 'الرابط' },
  noHeadings: {
    en: 'No column headings were recognised. Enter First name and Last name in the first row.',
    ar: 'لم يُتعرَّف على عناوين الأعمدة. أدخل «الاسم الأول» و«اسم العائلة» في الصف الأول.',
  },
  needed: { en: 'Required.', ar: 'مطلوب.' },
  tooMany: {
    en: 'The file has more than {most} users. Split it into several files.',
    ar: 'في الملف أكثر من {most} مستخدم. قسّمه إلى عدة ملفات.',
  },
  unknownCode: { en: 'Unknown code "{code}".', ar: 'رمز غير معروف «{code}».' },
  twice: { en: 'Also used in row {number}.', ar: 'مستخدم أيضًا في الصف {number}.' },
})

import { texts } from '@countinghouse/kernel/text'

/** People who are taken over from a file. */
export const text = texts({
  title: { en: 'Import users from a file', ar: 'استيراد مستخدمين من ملف' },
  purpose: {
    en: 'Each row becomes an invitation: by mail where an address is given and mail goes out from here, else by a link that you hand over. Roles and stores are given by their codes, apart by commas; * means every store.',
    ar: 'يصبح كل صف دعوة: بالبريد إن وُجد عنوان وكان البريد يُرسل من هنا، وإلا برابط تسلّمه بنفسك. تُكتب الأدوار والمتاجر برموزها مفصولة بفواصل، وتعني * كل المتاجر.',
  },
  template: { en: 'Save a form to fill in', ar: 'حفظ نموذج للتعبئة' },
  templateName: { en: 'Form for users', ar: 'نموذج المستخدمين' },
  choose: { en: 'Choose a file', ar: 'اختيار ملف' },
  fileHint: {
    en: 'CSV or Excel, up to {most} people. It is checked first, and nothing is changed by that.',
    ar: 'بصيغة CSV أو إكسل وحتى {most} شخص. يُفحص الملف أولًا دون تغيير أي شيء.',
  },
  looking: { en: 'The file is being checked.', ar: 'يُفحص الملف.' },
  isGood: {
    en: '{count, plural, one {# person can be invited.} other {# people can be invited.}}',
    ar: '{count, plural, zero {لا أحد لدعوته.} one {يمكن دعوة شخص واحد.} two {يمكن دعوة شخصين.} few {يمكن دعوة # أشخاص.} many {يمكن دعوة # شخصًا.} other {يمكن دعوة # شخص.}}',
  },
  isRefused: {
    en: '{count, plural, one {# row has to be corrected first.} other {# rows have to be corrected first.}} Nobody is invited before.',
    ar: '{count, plural, zero {لا صفوف تحتاج تصحيحًا.} one {يجب تصحيح صف واحد أولًا.} two {يجب تصحيح صفين أولًا.} few {يجب تصحيح # صفوف أولًا.} many {يجب تصحيح # صفًا أولًا.} other {يجب تصحيح # صف أولًا.}} لا يُدعى أحد قبل ذلك.',
  },
  unread: { en: 'These columns were not read: {columns}.', ar: 'لم تُقرأ هذه الأعمدة: {columns}.' },
  row: { en: 'Row', ar: 'الصف' },
  column: { en: 'Column', ar: 'العمود' },
  problem: { en: 'What is wrong', ar: 'المشكلة' },
  wholeRow: { en: 'Whole row', ar: 'الصف كله' },
  submit: {
    en: '{count, plural, one {Invite # person} other {Invite # people}}',
    ar: '{count, plural, zero {دعوة} one {دعوة شخص واحد} two {دعوة شخصين} few {دعوة # أشخاص} many {دعوة # شخصًا} other {دعوة # شخص}}',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  done: { en: 'Done', ar: 'تم' },
  doneTitle: {
    en: '{count, plural, one {# person is invited} other {# people are invited}}',
    ar: '{count, plural, zero {لم يُدعَ أحد} one {تمت دعوة شخص واحد} two {تمت دعوة شخصين} few {تمت دعوة # أشخاص} many {تمت دعوة # شخصًا} other {تمت دعوة # شخص}}',
  },
  mailed: {
    en: '{count, plural, =0 {No invitation goes out by mail.} one {# invitation goes out by mail.} other {# invitations go out by mail.}}',
    ar: '{count, plural, =0 {لا تُرسل أي دعوة بالبريد.} zero {لا تُرسل أي دعوة بالبريد.} one {تُرسل دعوة واحدة بالبريد.} two {تُرسل دعوتان بالبريد.} few {تُرسل # دعوات بالبريد.} many {تُرسل # دعوة بالبريد.} other {تُرسل # دعوة بالبريد.}}',
  },
  linksWords: {
    en: '{count, plural, one {# link is yours to hand over.} other {# links are yours to hand over.}} Save the file now: the links are shown to nobody again, work once, and for 72 hours.',
    ar: '{count, plural, zero {لا روابط لتسليمها.} one {رابط واحد عليك تسليمه.} two {رابطان عليك تسليمهما.} few {# روابط عليك تسليمها.} many {# رابطًا عليك تسليمها.} other {# رابط عليك تسليمها.}} احفظ الملف الآن: لا تُعرض الروابط على أحد بعد ذلك، وتعمل مرة واحدة لمدة 72 ساعة.',
  },
  saveLinks: { en: 'Save the links', ar: 'حفظ الروابط' },
  linksName: { en: 'Invitation links', ar: 'روابط الدعوات' },
  link: { en: 'Link', ar: 'الرابط' },
  noHeadings: {
    en: 'No heading was recognised. Put First name and Last name into the first row.',
    ar: 'لم يُتعرَّف على أي عنوان. ضع «الاسم الأول» و«اسم العائلة» في الصف الأول.',
  },
  needed: { en: 'Needed.', ar: 'مطلوب.' },
  tooMany: {
    en: 'The file has more than {most} people. Import it in parts.',
    ar: 'في الملف أكثر من {most} شخص. استورده على أجزاء.',
  },
  unknownCode: { en: 'There is no "{code}" here.', ar: 'لا يوجد «{code}» هنا.' },
  twice: { en: 'Row {number} has it too.', ar: 'موجود أيضًا في الصف {number}.' },
})

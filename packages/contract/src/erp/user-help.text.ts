import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Invite people, look after what the company knows of them, and keep out those who have left.',
    ar: 'ادعُ الأشخاص وحدّث بياناتهم لدى الشركة وامنع دخول من غادرها.',
  },
  help_invite: { en: 'Invite somebody', ar: 'دعوة شخص' },
  help_invite_1: {
    en: 'Choose Invite, enter the name, and choose stores and roles. You can only give rights that you hold yourself.',
    ar: 'اختر «دعوة» وأدخل الاسم واختر المتاجر والأدوار. لا يمكنك منح إلا الصلاحيات التي تملكها أنت.',
  },
  help_invite_2: {
    en: 'Give the person the link that is shown. It is shown once and works once; a new one can be made at any time.',
    ar: 'سلّم الشخص الرابط المعروض. يُعرض مرة واحدة ويعمل مرة واحدة، ويمكن إنشاء رابط جديد في أي وقت.',
  },
  help_leave: { en: 'When somebody leaves', ar: 'عند مغادرة شخص' },
  help_leave_1: {
    en: 'Open the person, choose Offboard, say why and who takes over. All sessions end at once, what waits is handed over, and what the person did stays. Deactivate is for who comes back.',
    ar: 'افتح سجل الشخص واختر «إنهاء الخدمة» واذكر السبب ومن يتولى مهامه. تنتهي جميع جلساته فورًا ويُسلَّم ما ينتظره ويبقى ما أنجزه. أما «تعطيل» فلمن سيعود.',
  },
})

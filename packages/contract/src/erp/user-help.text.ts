import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Invite users, maintain their details, and block users who have left.',
    ar: 'ادعُ المستخدمين وحدّث بياناتهم وامنع دخول من غادروا.',
  },
  help_invite: { en: 'Invite a user', ar: 'دعوة مستخدم' },
  help_invite_1: {
    en: 'Choose “Invite user”, enter the name, and select stores and roles. You can only grant permissions you have yourself.',
    ar: 'اختر «دعوة مستخدم» وأدخل الاسم واختر المتاجر والأدوار. لا يمكنك منح إلا الصلاحيات التي تملكها.',
  },
  help_invite_2: {
    en: 'Give the displayed link to the user. It is shown once and works once; you can create a new link at any time.',
    ar: 'سلّم المستخدم الرابط المعروض. يُعرض مرة واحدة ويعمل مرة واحدة، ويمكنك إنشاء رابط جديد في أي وقت.',
  },
  help_leave: { en: 'Offboard a user', ar: 'إنهاء خدمة مستخدم' },
  help_leave_1: {
    en: 'Open the user, choose “Offboard”, enter the reason and select a successor. Sessions end immediately, open tasks are handed over and completed work stays. For a temporary absence, choose “Deactivate”.',
    ar: 'افتح سجل المستخدم واختر «إنهاء الخدمة» وأدخل السبب واختر البديل. تنتهي الجلسات فورًا وتُسلَّم المهام المفتوحة ويبقى ما أُنجز. للغياب المؤقت اختر «تعطيل».',
  },
})

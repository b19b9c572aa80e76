import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'All active sessions of the company. An ended session is rejected at its next request.',
    ar: 'كل الجلسات النشطة في الشركة. تُرفض الجلسة المنتهية عند طلبها التالي.',
  },
  help_end: { en: 'Sign out a user', ar: 'تسجيل خروج مستخدم' },
  help_end_1: { en: 'Find the session by name, device or address.', ar: 'ابحث عن الجلسة بالاسم أو الجهاز أو العنوان.' },
  help_end_2: {
    en: 'In its row menu choose "End this session", or end all sessions of the user.',
    ar: 'من قائمة السطر اختر "إنهاء هذه الجلسة" أو أنهِ كل جلسات المستخدم.',
  },
})

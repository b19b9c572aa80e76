import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  minPasswordLength: { en: 'Shortest password', ar: 'أقصر كلمة مرور' },
  minPasswordLength_help: {
    en: 'Characters. A new password must have at least as many; passwords in use stay.',
    ar: 'عدد الأحرف. يجب ألا تقل عنه أي كلمة مرور جديدة، وتبقى الكلمات المستخدمة كما هي.',
  },
  passwordHistory: { en: 'Passwords that may not be used again', ar: 'كلمات المرور التي لا يعاد استخدامها' },
  passwordHistory_help: {
    en: 'How many of a person’s last passwords are refused as a new one.',
    ar: 'عدد كلمات المرور الأخيرة للشخص التي تُرفض عند اختيار كلمة جديدة.',
  },
  sessionIdleHours: { en: 'Sign out after idle hours', ar: 'تسجيل الخروج بعد ساعات الخمول' },
  sessionIdleHours_help: {
    en: 'Hours without any request until a session ends by itself.',
    ar: 'عدد الساعات دون أي طلب حتى تنتهي الجلسة من تلقاء نفسها.',
  },
  sessionDays: { en: 'Sign out after days', ar: 'تسجيل الخروج بعد أيام' },
  sessionDays_help: {
    en: 'Days after signing in until a session ends, however busy it is.',
    ar: 'عدد الأيام بعد تسجيل الدخول حتى تنتهي الجلسة مهما كانت نشطة.',
  },
  storeLockMinutes: { en: 'Lock store users after', ar: 'قفل مستخدمي المتجر بعد' },
  storeLockMinutes_help: {
    en: 'Idle minutes until a store-bound user must enter the PIN or password again. The session stays.',
    ar: 'دقائق الخمول حتى يُطلب من مستخدم المتجر الرقم السري أو كلمة المرور من جديد. تبقى الجلسة قائمة.',
  },
  adminsNeedTwoFactor: { en: 'Administrators need a second factor', ar: 'المسؤولون يحتاجون عاملاً ثانيًا' },
  adminsNeedTwoFactor_help: {
    en: 'Whoever holds the role Administrator must set up an authenticator app before doing anything else.',
    ar: 'على كل من يحمل دور المسؤول إعداد تطبيق مصادقة قبل القيام بأي شيء آخر.',
  },
  stepUpMinutes: { en: 'Ask again before risky actions after', ar: 'إعادة السؤال قبل الإجراءات الخطرة بعد' },
  stepUpMinutes_help: {
    en: 'Minutes since the last password or code, after which a high-risk action asks for it again.',
    ar: 'الدقائق منذ آخر كلمة مرور أو رمز، وبعدها يُطلب من جديد قبل أي إجراء عالي الخطورة.',
  },
})

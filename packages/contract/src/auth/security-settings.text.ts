import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  minPasswordLength: { en: 'Minimum password length', ar: 'الحد الأدنى لطول كلمة المرور' },
  minPasswordLength_help: {
    en: 'In characters. Applies to new passwords; existing passwords remain valid.',
    ar: 'بعدد الأحرف. يسري على كلمات المرور الجديدة، وتبقى الحالية صالحة.',
  },
  passwordHistory: { en: 'Password history', ar: 'سجل كلمات المرور' },
  passwordHistory_help: {
    en: 'Number of a user’s last passwords that cannot be used again.',
    ar: 'عدد كلمات المرور الأخيرة للمستخدم التي لا يمكن استخدامها مجددًا.',
  },
  sessionIdleHours: { en: 'Idle timeout (hours)', ar: 'مهلة الخمول (ساعات)' },
  sessionIdleHours_help: {
    en: 'Hours without activity after which a session ends automatically.',
    ar: 'عدد الساعات دون نشاط التي تنتهي بعدها الجلسة تلقائيًا.',
  },
  sessionDays: { en: 'Maximum session length (days)', ar: 'أقصى مدة للجلسة (أيام)' },
  sessionDays_help: {
    en: 'Days after sign-in at which a session ends, regardless of activity.',
    ar: 'عدد الأيام بعد تسجيل الدخول التي تنتهي بعدها الجلسة مهما كانت نشطة.',
  },
  storeLockMinutes: { en: 'Screen lock of store users (minutes)', ar: 'قفل شاشة مستخدمي المتجر (دقائق)' },
  storeLockMinutes_help: {
    en: 'Idle minutes after which a store-bound user must enter the PIN or password. The session continues.',
    ar: 'دقائق الخمول التي يُطلب بعدها من مستخدم المتجر رمز PIN أو كلمة المرور. تستمر الجلسة.',
  },
  adminsNeedTwoFactor: {
    en: 'Two-factor authentication required for administrators',
    ar: 'المصادقة الثنائية إلزامية للمسؤولين',
  },
  adminsNeedTwoFactor_help: {
    en: 'Users with the role Administrator must set up an authenticator app before any other action.',
    ar: 'على المستخدمين الذين لهم دور المسؤول إعداد تطبيق مصادقة قبل أي إجراء آخر.',
  },
  stepUpMinutes: { en: 'Identity confirmation after (minutes)', ar: 'تأكيد الهوية بعد (دقائق)' },
  stepUpMinutes_help: {
    en: 'Minutes after the last password or code at which a high-risk action requires it again.',
    ar: 'الدقائق منذ آخر كلمة مرور أو رمز، وبعدها يُطلب من جديد قبل أي إجراء عالي الخطورة.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Password errors and reasons for ended sessions. The first text is pinned in English. Source: spec section 5. */
export const text = texts({
  too_short: {
    en: 'New password must be at least {minimum} characters long.',
    ar: 'يجب ألا تقل كلمة المرور الجديدة عن {minimum, plural, few {# أحرف} many {# حرفًا} other {# حرف}}.',
  },
  too_long: {
    en: 'New password must be at most {maximum} characters long.',
    ar: 'يجب ألا تزيد كلمة المرور الجديدة عن {maximum} حرفًا.',
  },
  common: { en: 'This password is too common. Choose another one.', ar: 'كلمة المرور هذه شائعة جدًا. اختر كلمة أخرى.' },
  contextual: {
    en: 'The password must not contain your name, user name or company.',
    ar: 'يجب ألا تحتوي كلمة المرور على اسمك أو اسم المستخدم أو الشركة.',
  },
  reused: { en: 'This is your current password. Choose a new one.', ar: 'هذه كلمة مرورك الحالية. اختر كلمة جديدة.' },
  former: {
    en: 'You used this password recently. It must differ from your last {count, plural, one {one} other {#}}.',
    ar: 'استخدمت كلمة المرور هذه مؤخرًا. يجب أن تختلف عن آخر {count, plural, one {كلمة} two {كلمتين} few {# كلمات} other {# كلمة}}.',
  },
  old_wrong: { en: 'Old password is incorrect.', ar: 'كلمة المرور القديمة غير صحيحة.' },
  updated: { en: 'Password updated successfully!', ar: 'تم تحديث كلمة المرور بنجاح!' },
  ended_elsewhere: {
    en: 'Your password was changed. Please sign in again.',
    ar: 'تم تغيير كلمة المرور. يرجى تسجيل الدخول مرة أخرى.',
  },
  ended_by_administrator: { en: 'An administrator ended your session.', ar: 'أنهى أحد المسؤولين جلستك.' },
  impersonation_ended: { en: 'You are no longer viewing as another user.', ar: 'لم تعد تعرض النظام باسم مستخدم آخر.' },
  ended_by_oneself: {
    en: 'You ended this session from another device.',
    ar: 'أنهيت هذه الجلسة من جهاز آخر.',
  },
  ended_by_operator: {
    en: 'Your administrator ended this session. Please sign in again.',
    ar: 'أنهى مسؤول النظام هذه الجلسة. يرجى تسجيل الدخول مرة أخرى.',
  },
  signed_out: { en: 'You have signed out.', ar: 'لقد سجّلت الخروج.' },
  too_many_sessions: {
    en: 'You signed in on another device, so this session was ended.',
    ar: 'سجّلت الدخول من جهاز آخر، لذلك انتهت هذه الجلسة.',
  },
})

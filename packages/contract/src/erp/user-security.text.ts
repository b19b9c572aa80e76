import { texts } from '@countinghouse/kernel/text'

/** Account actions of an administrator. */
export const text = texts({
  security: { en: 'Security', ar: 'الأمان' },
  account: { en: 'Account', ar: 'الحساب' },
  isOn: { en: 'On', ar: 'مفعّل' },
  isOff: { en: 'Off', ar: 'غير مفعّل' },
  noAccount: { en: 'This user has no account yet.', ar: 'ليس لهذا المستخدم حساب بعد.' },
  noSecondFactor: { en: 'Two-factor authentication is not set up.', ar: 'المصادقة الثنائية غير مُعدّة.' },
  notOneself: { en: 'Manage your own account in My account.', ar: 'أدِر حسابك من «حسابي».' },
  resetPassword: { en: 'Create password link', ar: 'إنشاء رابط كلمة مرور' },
  resetPasswordTitle: {
    en: 'Create a password link for {name}?',
    ar: 'هل تنشئ رابط كلمة مرور لحساب {name}؟',
  },
  resetPasswordBody: {
    en: 'Confirm the identity of the user before handing over the link. The current password works until a new one is set.',
    ar: 'تحقق من هوية المستخدم قبل تسليم الرابط. تبقى كلمة المرور الحالية صالحة حتى تعيين كلمة جديدة.',
  },
  resetPasswordDone: { en: 'Password link for {name}', ar: 'رابط كلمة مرور لحساب {name}' },
  resetPasswordWords: {
    en: 'Shown only once. The link works once and expires after one hour. Hand it over securely.',
    ar: 'يُعرض مرة واحدة فقط. يعمل الرابط مرة واحدة لمدة ساعة. سلّمه بأمان.',
  },
  setPassword: { en: 'Set temporary password', ar: 'تعيين كلمة مرور مؤقتة' },
  setPasswordTitle: { en: 'Set a temporary password for {name}?', ar: 'هل تعيّن كلمة مرور مؤقتة لحساب {name}؟' },
  setPasswordBody: {
    en: 'For users without mail. The current password and all sessions end immediately; the temporary password must be changed at the next sign-in.',
    ar: 'للمستخدمين دون بريد. تنتهي كلمة المرور الحالية وجميع الجلسات فورًا، ويجب تغيير المؤقتة عند الدخول التالي.',
  },
  setPasswordBodyNoMail: {
    en: 'Mail is not set up, so no link can be sent. The current password and all sessions end immediately; the temporary password must be changed at the next sign-in.',
    ar: 'البريد غير مُعدّ فلا يمكن إرسال رابط. تنتهي كلمة المرور الحالية وجميع الجلسات فورًا، ويجب تغيير المؤقتة عند الدخول التالي.',
  },
  setPasswordDone: { en: 'Temporary password of {name}', ar: 'كلمة المرور المؤقتة لحساب {name}' },
  setPasswordWords: {
    en: 'Shown only once. Hand it over securely; it must be changed at the next sign-in.',
    ar: 'تُعرض مرة واحدة فقط. سلّمها بأمان، ويجب تغييرها عند الدخول التالي.',
  },
  setPin: { en: 'Create new PIN', ar: 'إنشاء رمز PIN جديد' },
  setPinTitle: { en: 'Create a new PIN for {name}?', ar: 'هل تنشئ رمز PIN جديدًا لحساب {name}؟' },
  setPinBody: {
    en: 'The current PIN ends. A PIN unlocks the till screen and confirms approvals by a second person.',
    ar: 'ينتهي الرمز الحالي. يفتح رمز PIN شاشة نقطة البيع ويؤكد موافقات الشخص الثاني.',
  },
  setPinDone: { en: 'PIN of {name}', ar: 'رمز PIN لحساب {name}' },
  setPinWords: {
    en: 'Shown only once. Hand it over securely; the user can change it in My account.',
    ar: 'يُعرض مرة واحدة فقط. سلّمه بأمان، ويمكن للمستخدم تغييره من «حسابي».',
  },
  requireChange: { en: 'Require new password', ar: 'طلب كلمة مرور جديدة' },
  requireChangeTitle: { en: 'Require a new password from {name}?', ar: 'هل تطلب كلمة مرور جديدة من {name}؟' },
  requireChangeBody: {
    en: 'The user must set a new password before continuing, in open sessions and at the next sign-in.',
    ar: 'يجب أن يعيّن المستخدم كلمة مرور جديدة قبل المتابعة، في الجلسات المفتوحة وعند الدخول التالي.',
  },
  requireChangeDone: { en: '{name} must set a new password.', ar: 'يجب على {name} تعيين كلمة مرور جديدة.' },
  resetSecondFactor: { en: 'Remove two-factor authentication', ar: 'إزالة المصادقة الثنائية' },
  resetSecondFactorTitle: {
    en: 'Remove two-factor authentication of {name}?',
    ar: 'هل تزيل المصادقة الثنائية لحساب {name}؟',
  },
  resetSecondFactorBody: {
    en: 'Confirm the identity of the user first. Recovery codes and trusted devices are removed too.',
    ar: 'تحقق من هوية المستخدم أولًا. تُزال أيضًا رموز الاسترداد والأجهزة الموثوقة.',
  },
  resetSecondFactorDone: {
    en: 'Two-factor authentication of {name} removed.',
    ar: 'أُزيلت المصادقة الثنائية لحساب {name}.',
  },
  unlock: { en: 'Unlock', ar: 'إلغاء القفل' },
  unlockTitle: { en: 'Unlock {name}?', ar: 'هل تلغي قفل حساب {name}؟' },
  unlockBody: {
    en: 'The account is locked after wrong passwords. Unlocking allows sign-in immediately.',
    ar: 'قُفل الحساب بعد كلمات مرور خاطئة. يتيح إلغاء القفل تسجيل الدخول فورًا.',
  },
  unlockDone: { en: '{name} can sign in again.', ar: 'يمكن لـ{name} تسجيل الدخول من جديد.' },
  revokeSessions: { en: 'Sign out everywhere', ar: 'تسجيل الخروج من كل مكان' },
  revokeSessionsTitle: { en: 'Sign {name} out everywhere?', ar: 'هل تسجّل خروج {name} من كل مكان؟' },
  revokeSessionsBody: {
    en: 'Unsaved entries in open sessions are lost.',
    ar: 'تُفقد المدخلات غير المحفوظة في الجلسات المفتوحة.',
  },
  revokeSessionsDone: { en: '{name} signed out.', ar: 'سُجّل خروج {name}.' },
  noSessions: { en: 'Not signed in anywhere.', ar: 'لا توجد جلسات مفتوحة.' },
  unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
  seen: { en: 'Last seen {when}', ar: 'آخر ظهور {when}' },
  failed: { en: 'The sessions could not be loaded.', ar: 'تعذّر تحميل الجلسات.' },
})

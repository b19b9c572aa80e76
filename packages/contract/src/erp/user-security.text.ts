import { texts } from '@countinghouse/kernel/text'

/** What an administrator does about somebody's account. */
export const text = texts({
  security: { en: 'Security', ar: 'الأمان' },
  account: { en: 'Account', ar: 'الحساب' },
  isOn: { en: 'On', ar: 'مفعّل' },
  isOff: { en: 'Off', ar: 'غير مفعّل' },
  noAccount: { en: 'This person has no account yet.', ar: 'ليس لهذا الشخص حساب بعد.' },
  noSecondFactor: { en: 'There is no second factor.', ar: 'لا يوجد تحقق بخطوتين.' },
  notOneself: { en: 'Look after your own account in its own settings.', ar: 'أدِر حسابك من إعداداته الخاصة.' },
  resetPassword: { en: 'Link to a new password', ar: 'رابط لكلمة مرور جديدة' },
  resetPasswordTitle: {
    en: 'Make a link to a new password for {name}?',
    ar: 'هل تنشئ رابطًا لكلمة مرور جديدة لحساب {name}؟',
  },
  resetPasswordBody: {
    en: 'You hand the link over yourself. Make sure that it is really this person who asks; the old password holds until then.',
    ar: 'تسلّم الرابط بنفسك. تأكد من أن الشخص نفسه هو من يطلب ذلك، وتبقى كلمة المرور القديمة صالحة حتى حينها.',
  },
  resetPasswordDone: { en: 'A new password for {name}', ar: 'كلمة مرور جديدة لحساب {name}' },
  resetPasswordWords: {
    en: 'Shown this once. The link works once, for an hour; hand it over safely.',
    ar: 'يُعرض هذه المرة فقط. يعمل الرابط مرة واحدة لمدة ساعة، فسلّمه بأمان.',
  },
  setPassword: { en: 'Temporary password', ar: 'كلمة مرور مؤقتة' },
  setPasswordTitle: { en: 'Set a temporary password for {name}?', ar: 'هل تعيّن كلمة مرور مؤقتة لحساب {name}؟' },
  setPasswordBody: {
    en: 'For who reads no mail. The present password ends at once, and so do all sessions; the temporary one has to be replaced at the next sign-in.',
    ar: 'لمن لا يقرأ البريد. تنتهي كلمة المرور الحالية وجميع الجلسات فورًا، ويجب استبدال المؤقتة عند الدخول التالي.',
  },
  setPasswordBodyNoMail: {
    en: 'No mail goes out from here, so nobody can be sent a link. The present password ends at once, and so do all sessions; the temporary one has to be replaced at the next sign-in.',
    ar: 'لا يُرسل البريد من هنا فلا يمكن إرسال رابط إلى أحد. تنتهي كلمة المرور الحالية وجميع الجلسات فورًا، ويجب استبدال المؤقتة عند الدخول التالي.',
  },
  setPasswordDone: { en: 'The temporary password of {name}', ar: 'كلمة المرور المؤقتة لحساب {name}' },
  setPasswordWords: {
    en: 'Shown this once. Hand it over safely; at the next sign-in the person chooses another.',
    ar: 'تُعرض هذه المرة فقط. سلّمها بأمان، وسيختار الشخص غيرها عند الدخول التالي.',
  },
  setPin: { en: 'New PIN', ar: 'رمز PIN جديد' },
  setPinTitle: { en: 'Make a new PIN for {name}?', ar: 'هل تنشئ رمز PIN جديدًا لحساب {name}؟' },
  setPinBody: {
    en: 'The present PIN ends. A PIN unlocks the screen at a till and confirms what a second person has to allow.',
    ar: 'ينتهي الرمز الحالي. يفتح رمز PIN الشاشة المقفلة عند نقطة البيع ويؤكد ما يجب أن يسمح به شخص ثانٍ.',
  },
  setPinDone: { en: 'The PIN of {name}', ar: 'رمز PIN لحساب {name}' },
  setPinWords: {
    en: 'Shown this once. Hand it over safely; the person can change it under the own account.',
    ar: 'يُعرض هذه المرة فقط. سلّمه بأمان، ويمكن للشخص تغييره من حسابه.',
  },
  requireChange: { en: 'Require a new password', ar: 'طلب كلمة مرور جديدة' },
  requireChangeTitle: { en: 'Require a new password of {name}?', ar: 'هل تطلب كلمة مرور جديدة من {name}؟' },
  requireChangeBody: {
    en: 'Nothing else is answered before a new one is chosen, neither where the person is signed in nor at the next sign-in.',
    ar: 'لن يُستجاب لأي طلب قبل اختيار كلمة جديدة، لا في الجلسات المفتوحة ولا عند الدخول التالي.',
  },
  requireChangeDone: { en: '{name} is asked for a new password.', ar: 'سيُطلب من {name} كلمة مرور جديدة.' },
  resetSecondFactor: { en: 'Remove second factor', ar: 'إزالة التحقق بخطوتين' },
  resetSecondFactorTitle: { en: 'Remove the second factor of {name}?', ar: 'هل تزيل التحقق بخطوتين لحساب {name}؟' },
  resetSecondFactorBody: {
    en: 'Make sure that it is really this person who asks. Recovery codes and trusted devices go with it.',
    ar: 'تأكد من أن الشخص نفسه هو من يطلب ذلك. تُلغى معه رموز الاسترداد والأجهزة الموثوقة.',
  },
  resetSecondFactorDone: { en: 'The second factor of {name} is removed.', ar: 'أُزيل التحقق بخطوتين لحساب {name}.' },
  unlock: { en: 'Unlock', ar: 'إلغاء القفل' },
  unlockTitle: { en: 'Unlock {name}?', ar: 'هل تلغي قفل حساب {name}؟' },
  unlockBody: {
    en: 'After wrong passwords the account waits. It can then be tried again at once.',
    ar: 'ينتظر الحساب بعد كلمات مرور خاطئة، وبهذا تمكن المحاولة من جديد فورًا.',
  },
  unlockDone: { en: '{name} can sign in again.', ar: 'يمكن لـ{name} تسجيل الدخول من جديد.' },
  endSessions: { en: 'Sign out everywhere', ar: 'تسجيل الخروج من كل مكان' },
  endSessionsTitle: { en: 'Sign {name} out everywhere?', ar: 'هل تسجّل خروج {name} من كل مكان؟' },
  endSessionsBody: {
    en: 'What is typed and not saved there is lost.',
    ar: 'سيُفقد ما كُتب هناك ولم يُحفظ.',
  },
  endSessionsDone: { en: '{name} is signed out.', ar: 'سُجّل خروج {name}.' },
  noSessions: { en: 'Not signed in anywhere.', ar: 'لا توجد جلسات مفتوحة.' },
  unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
  seen: { en: 'Last seen {when}', ar: 'آخر ظهور {when}' },
  failed: { en: 'The sessions could not be loaded.', ar: 'تعذّر تحميل الجلسات.' },
})

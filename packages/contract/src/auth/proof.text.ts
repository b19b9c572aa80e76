import { texts } from '@countinghouse/kernel/text'

/** Proving again who one is, and what a session may not do meanwhile. Source: shell-and-access.md 2.5. */
export const text = texts({
  only_reads: {
    en: 'You are looking through somebody else’s eyes and cannot change anything.',
    ar: 'أنت تعرض النظام بعيني شخص آخر ولا يمكنك تغيير أي شيء.',
  },
  stepUpTitle: { en: 'Confirm that it is you', ar: 'أكّد هويتك' },
  stepUpPassword: {
    en: 'This is sensitive. Enter your password to go on; nothing you entered is lost.',
    ar: 'هذا إجراء حسّاس. أدخل كلمة المرور للمتابعة، ولن يضيع أي شيء أدخلته.',
  },
  stepUpCode: {
    en: 'This is sensitive. Enter a code of your authenticator app, or a recovery code; nothing you entered is lost.',
    ar: 'هذا إجراء حسّاس. أدخل رمزًا من تطبيق المصادقة أو رمز استرداد، ولن يضيع أي شيء أدخلته.',
  },
  stepUpEnrolment: {
    en: 'This needs a second factor. Set one up now; nothing you entered is lost.',
    ar: 'يتطلب هذا عامل تحقق ثانيًا. أعدّه الآن، ولن يضيع أي شيء أدخلته.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  code: { en: 'Code', ar: 'الرمز' },
  goOn: { en: 'Go on', ar: 'متابعة' },
  checking: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  passwordMissing: { en: 'Enter your password.', ar: 'أدخل كلمة المرور.' },
  codeMissing: { en: 'Enter the code.', ar: 'أدخل الرمز.' },
  passwordWrong: {
    en: 'This password is not right. After several wrong ones it waits a while.',
    ar: 'كلمة المرور هذه غير صحيحة. بعد عدة محاولات خاطئة يلزم الانتظار قليلًا.',
  },
  lockTitle: { en: 'Locked', ar: 'الشاشة مقفلة' },
  lockWho: { en: 'Only {name} can go on here.', ar: 'لا يمكن المتابعة هنا إلا لـ {name}.' },
  lockNobody: { en: 'Unlock it to go on.', ar: 'افتح القفل للمتابعة.' },
  pin: { en: 'PIN', ar: 'رمز PIN' },
  pinMissing: { en: 'Enter 4 to 8 digits.', ar: 'أدخل من 4 إلى 8 أرقام.' },
  pinWrong: {
    en: 'This PIN is not right. After five wrong ones only the password opens.',
    ar: 'رمز PIN هذا غير صحيح. بعد خمس محاولات خاطئة لا يفتح إلا بكلمة المرور.',
  },
  usePassword: { en: 'Use the password', ar: 'استخدم كلمة المرور' },
  usePin: { en: 'Use the PIN', ar: 'استخدم رمز PIN' },
  unlock: { en: 'Unlock', ar: 'فتح القفل' },
  lockNow: { en: 'Lock this screen', ar: 'قفل هذه الشاشة' },
  dutyPasswordTitle: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  dutyPassword: {
    en: 'Your password was set by somebody else. Choose one that only you know, then you can go on.',
    ar: 'عيّن شخص آخر كلمة مرورك. اختر كلمة لا يعرفها غيرك ثم تابع.',
  },
  dutyFactorTitle: { en: 'Set up a second factor', ar: 'أعدّ عامل تحقق ثانيًا' },
  dutyFactor: {
    en: 'Your role asks for one. It takes a minute and an app on your phone.',
    ar: 'دورك يتطلب ذلك. لن يستغرق سوى دقيقة وتطبيق على هاتفك.',
  },
})

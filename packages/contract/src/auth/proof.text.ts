import { texts } from '@countinghouse/kernel/text'

/** Identity confirmation and the limits of a session until then. */
export const text = texts({
  only_reads: {
    en: 'You are viewing as another user and cannot change anything.',
    ar: 'أنت تعرض النظام باسم مستخدم آخر ولا يمكنك تغيير أي شيء.',
  },
  stepUpTitle: { en: 'Confirm your identity', ar: 'أكّد هويتك' },
  stepUpPassword: {
    en: 'This action is sensitive. Enter your password to continue; your entries are kept.',
    ar: 'هذا إجراء حسّاس. أدخل كلمة المرور للمتابعة، ولن يضيع أي شيء أدخلته.',
  },
  stepUpCode: {
    en: 'This action is sensitive. Enter a code from your authenticator app or a recovery code; your entries are kept.',
    ar: 'هذا إجراء حسّاس. أدخل رمزًا من تطبيق المصادقة أو رمز استرداد، ولن يضيع أي شيء أدخلته.',
  },
  stepUpEnrolment: {
    en: 'This action requires two-factor authentication. Set it up now; your entries are kept.',
    ar: 'يتطلب هذا الإجراء المصادقة الثنائية. أعدّها الآن، ولن يضيع أي شيء أدخلته.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  code: { en: 'Code', ar: 'الرمز' },
  goOn: { en: 'Continue', ar: 'متابعة' },
  checking: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  passwordMissing: { en: 'Enter your password.', ar: 'أدخل كلمة المرور.' },
  codeMissing: { en: 'Enter the code.', ar: 'أدخل الرمز.' },
  passwordWrong: {
    en: 'This password is incorrect. After several attempts you have to wait.',
    ar: 'كلمة المرور غير صحيحة. بعد عدة محاولات خاطئة يلزم الانتظار.',
  },
  lockTitle: { en: 'Locked', ar: 'الشاشة مقفلة' },
  lockWho: { en: 'Only {name} can continue here.', ar: 'لا يمكن المتابعة هنا إلا لـ {name}.' },
  lockNobody: { en: 'Unlock the screen to continue.', ar: 'افتح القفل للمتابعة.' },
  pin: { en: 'PIN', ar: 'رمز PIN' },
  pinMissing: { en: 'Enter 4 to 8 digits.', ar: 'أدخل من 4 إلى 8 أرقام.' },
  pinWrong: {
    en: 'This PIN is incorrect. After five wrong attempts the password is required.',
    ar: 'رمز PIN غير صحيح. بعد خمس محاولات خاطئة تلزم كلمة المرور.',
  },
  usePassword: { en: 'Use password', ar: 'استخدم كلمة المرور' },
  usePin: { en: 'Use PIN', ar: 'استخدم رمز PIN' },
  unlock: { en: 'Unlock', ar: 'فتح القفل' },
  lockNow: { en: 'Lock this screen', ar: 'قفل هذه الشاشة' },
  dutyPasswordTitle: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  dutyPassword: {
    en: 'Your password was set by another user. Choose a new one to continue.',
    ar: 'عيّن مستخدم آخر كلمة مرورك. اختر كلمة جديدة للمتابعة.',
  },
  dutyFactorTitle: { en: 'Set up two-factor authentication', ar: 'أعدّ المصادقة الثنائية' },
  dutyFactor: {
    en: 'Your role requires it. You need an app on your phone.',
    ar: 'دورك يتطلب ذلك. تحتاج إلى تطبيق على هاتفك.',
  },
})

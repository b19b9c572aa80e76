import { texts } from '@countinghouse/kernel/text'

/** The sign-in steps after the password, and the password reset. */
export const text = texts({
  codeTitle: { en: 'Enter your code', ar: 'أدخل الرمز' },
  codePurpose: {
    en: 'Enter the code from your authenticator app, or a recovery code.',
    ar: 'أدخل الرمز من تطبيق المصادقة أو أحد رموز الاسترداد.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  codeMissing: { en: 'Enter the code.', ar: 'أدخل الرمز.' },
  trust: { en: 'Trust this browser for 30 days', ar: 'الوثوق بهذا المتصفح لمدة 30 يومًا' },
  goOn: { en: 'Continue', ar: 'متابعة' },
  busy: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  startAgain: { en: 'Start again', ar: 'البدء من جديد' },
  passwordTitle: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  passwordPurpose: {
    en: 'Your password was set by another user. Choose a new one.',
    ar: 'عيّن مستخدم آخر كلمة مرورك. اختر كلمة جديدة.',
  },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  repeated: { en: 'Confirm new password', ar: 'تأكيد كلمة المرور الجديدة' },
  passwordRule: {
    en: 'At least {minimum} characters. Several unrelated words work best.',
    ar: '{minimum, plural, few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل. والأفضل عدة كلمات لا رابط بينها.',
  },
  mismatch: { en: 'The passwords do not match.', ar: 'الكلمتان غير متطابقتين.' },
  savePassword: { en: 'Save and continue', ar: 'حفظ ومتابعة' },
  storeTitle: { en: 'Choose your store', ar: 'اختر متجرك' },
  storePurpose: { en: 'You work in this store until you sign out.', ar: 'ستعمل في هذا المتجر إلى أن تسجّل الخروج.' },
  forgotten: { en: 'Forgot your password?', ar: 'هل نسيت كلمة المرور؟' },
  resetTitle: { en: 'Forgot your password', ar: 'نسيت كلمة المرور' },
  resetPurpose: {
    en: 'Enter your user name or email address. If the account exists, a link is sent by email.',
    ar: 'أدخل اسم المستخدم أو البريد الإلكتروني. إن كان الحساب موجودًا فسيُرسل رابط بالبريد.',
  },
  username: { en: 'User name or email address', ar: 'اسم المستخدم أو البريد الإلكتروني' },
  usernameMissing: {
    en: 'Enter your user name or email address.',
    ar: 'أدخل اسم المستخدم أو البريد الإلكتروني.',
  },
  requestLink: { en: 'Send the link', ar: 'إرسال الرابط' },
  requested: {
    en: 'If this account exists and has an address, an email was sent. The link works once, for an hour. No email? Check your spam folder or ask your administrator.',
    ar: 'إن كان هذا الحساب موجودًا وله عنوان فقد أُرسلت إليه رسالة. يعمل الرابط مرة واحدة لمدة ساعة. لم تصل؟ ابحث في البريد غير المرغوب فيه أو اسأل المسؤول.',
  },
  resetDone: {
    en: 'Password saved. Sign in with your new password.',
    ar: 'حُفظت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
  },
  resetSubmit: { en: 'Save new password', ar: 'حفظ كلمة المرور الجديدة' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
})

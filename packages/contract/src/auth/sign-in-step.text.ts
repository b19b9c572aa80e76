import { texts } from '@countinghouse/kernel/text'

/** The steps of a sign-in after the password, and the way to a new one. Source: shell-and-access.md 2.11. */
export const text = texts({
  codeTitle: { en: 'Enter your code', ar: 'أدخل الرمز' },
  codePurpose: {
    en: 'Your authenticator app shows it. Without the phone, take one of your recovery codes.',
    ar: 'يعرضه تطبيق المصادقة. إن لم يكن هاتفك معك فاستخدم أحد رموز الاسترداد.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  codeMissing: { en: 'Enter the code.', ar: 'أدخل الرمز.' },
  trust: { en: 'Trust this browser for 30 days', ar: 'الوثوق بهذا المتصفح لمدة 30 يومًا' },
  goOn: { en: 'Go on', ar: 'متابعة' },
  busy: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  startAgain: { en: 'Start again', ar: 'البدء من جديد' },
  passwordTitle: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  passwordPurpose: {
    en: 'The one you used was set by somebody else. Choose one that only you know.',
    ar: 'الكلمة التي استخدمتها عيّنها شخص آخر. اختر كلمة لا يعرفها غيرك.',
  },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  repeated: { en: 'New password once more', ar: 'كلمة المرور الجديدة مرة أخرى' },
  passwordRule: {
    en: 'At least {minimum} characters; a few words that belong together only for you are best.',
    ar: '{minimum, plural, few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل، والأفضل بضع كلمات لا يجمعها غيرك.',
  },
  mismatch: { en: 'The two do not match.', ar: 'الكلمتان غير متطابقتين.' },
  savePassword: { en: 'Save and go on', ar: 'حفظ ومتابعة' },
  storeTitle: { en: 'Choose your store', ar: 'اختر متجرك' },
  storePurpose: { en: 'You work in it until you sign out.', ar: 'ستعمل فيه إلى أن تسجّل الخروج.' },
  forgotten: { en: 'Forgot your password?', ar: 'هل نسيت كلمة المرور؟' },
  resetTitle: { en: 'Forgot your password', ar: 'نسيت كلمة المرور' },
  resetPurpose: {
    en: 'Enter your user name or e-mail address. If we know it, a mail with a link goes there.',
    ar: 'أدخل اسم المستخدم أو البريد الإلكتروني. إن كان معروفًا لدينا فستصل إليه رسالة فيها رابط.',
  },
  username: { en: 'User name or e-mail address', ar: 'اسم المستخدم أو البريد الإلكتروني' },
  usernameMissing: {
    en: 'Enter your user name or e-mail address.',
    ar: 'أدخل اسم المستخدم أو البريد الإلكتروني.',
  },
  askLink: { en: 'Send the link', ar: 'إرسال الرابط' },
  asked: {
    en: 'If this account exists and has an address, a mail is on its way. The link works once, for an hour. No mail? Look among the unwanted ones, or ask your administrator.',
    ar: 'إن كان هذا الحساب موجودًا وله عنوان فالرسالة في طريقها إليه. يعمل الرابط مرة واحدة لمدة ساعة. لم تصل؟ ابحث في البريد غير المرغوب فيه أو اسأل المسؤول.',
  },
  resetDone: { en: 'Your new password is saved. Sign in with it.', ar: 'حُفظت كلمة مرورك الجديدة. سجّل الدخول بها.' },
  resetSubmit: { en: 'Save the new password', ar: 'حفظ كلمة المرور الجديدة' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
})

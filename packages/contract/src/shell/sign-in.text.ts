import { texts } from '@countinghouse/kernel/text'

/** The sign-in page and the acceptance of an invitation. */
export const text = texts({
  title: { en: 'Sign in', ar: 'تسجيل الدخول' },
  purpose: {
    en: 'The open back office for retail and wholesale.',
    ar: 'المكتب الخلفي المفتوح لتجارة التجزئة والجملة.',
  },
  username: { en: 'User name', ar: 'اسم المستخدم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  showPassword: { en: 'Show password', ar: 'أظهر كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'أخفِ كلمة المرور' },
  capsLock: { en: 'Caps Lock is on.', ar: 'مفتاح الأحرف الكبيرة مفعّل.' },
  submit: { en: 'Sign in', ar: 'تسجيل الدخول' },
  busy: { en: 'Signing in…', ar: 'جارٍ تسجيل الدخول…' },
  usernameMissing: { en: 'Enter your user name.', ar: 'أدخل اسم المستخدم.' },
  passwordMissing: { en: 'Enter your password.', ar: 'أدخل كلمة المرور.' },
  failed: {
    en: 'Sign-in failed. Check your user name and password.',
    ar: 'فشل تسجيل الدخول. تحقق من اسم المستخدم وكلمة المرور.',
  },
  tooMany: {
    en: 'Too many attempts. Try again in {m} {m, plural, one {minute} other {minutes}}.',
    ar: 'محاولات كثيرة جدًا. أعد المحاولة بعد {m, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} other {# دقيقة}}.',
  },
  inactive: {
    en: 'Your account is inactive. Contact your administrator.',
    ar: 'حسابك غير نشط. اتصل بالمسؤول.',
  },
  linkFailed: {
    en: 'This link is no longer valid. Get a new one from the console, or sign in below.',
    ar: 'لم يعد هذا الرابط صالحًا. احصل على رابط جديد من نافذة الأوامر أو سجّل الدخول أدناه.',
  },
  linkBusy: { en: 'Signing you in…', ar: 'جارٍ تسجيل دخولك…' },
  demo: { en: 'Demo: sign in as', ar: 'تجربة: سجّل الدخول بصفة' },
  language: { en: 'Language', ar: 'اللغة' },
  inviteTitle: { en: 'Accept your invitation', ar: 'اقبل دعوتك' },
  invitePurpose: { en: 'Choose your user name and password.', ar: 'اختر اسم المستخدم وكلمة المرور.' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  inviteSubmit: { en: 'Create account', ar: 'إنشاء الحساب' },
  inviteBusy: { en: 'Creating account…', ar: 'جارٍ إنشاء الحساب…' },
  inviteMissing: {
    en: 'This address is missing its invitation. Open the link in your invitation again.',
    ar: 'ينقص هذا العنوان رمز الدعوة. افتح الرابط المرسل إليك من جديد.',
  },
  fieldMissing: { en: 'Fill in this field.', ar: 'املأ هذا الحقل.' },
  usernameRule: {
    en: 'Use at least 2 letters, digits or the signs . _ @ + - without spaces.',
    ar: 'استخدم حرفين على الأقل من الحروف أو الأرقام أو الرموز . _ @ + - بلا مسافات.',
  },
  passwordRule: { en: 'Use at least 8 characters.', ar: 'استخدم 8 أحرف على الأقل.' },
  signInInstead: { en: 'Sign in instead', ar: 'سجّل الدخول بدلاً من ذلك' },
})

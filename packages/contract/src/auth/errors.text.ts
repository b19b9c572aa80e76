import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  invalid_credentials: {
    en: 'Sign-in failed. Check your user name and password.',
    ar: 'فشل تسجيل الدخول. تحقق من اسم المستخدم وكلمة المرور.',
  },
  invitation_invalid: {
    en: 'This invitation is no longer valid. Ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  },
  code_wrong: {
    en: 'This code is incorrect or already used. Enter the current code from your app.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. أدخل الرمز الحالي من تطبيقك.',
  },
  second_factor_kept: {
    en: 'Your role or company requires two-factor authentication. Set up another app instead of turning it off.',
    ar: 'يتطلب دورك أو شركتك المصادقة الثنائية. أعدّ تطبيقًا آخر بدلًا من إيقافها.',
  },
  link_invalid: {
    en: 'This link was already used or has expired. Request a new one.',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  },
  email_taken: {
    en: 'Another account uses this address. Enter a different one.',
    ar: 'يستخدم حساب آخر هذا العنوان. أدخل عنوانًا مختلفًا.',
  },
  pin_simple: {
    en: 'This PIN is too easy to guess. Do not repeat one digit or use consecutive digits.',
    ar: 'رمز PIN هذا سهل التخمين. لا تكرر رقمًا واحدًا ولا تستخدم أرقامًا متتالية.',
  },
  address_range: {
    en: 'This is not an address or range. Enter one such as 203.0.113.7 or 10.0.0.0/8.',
    ar: 'هذا ليس عنوانًا ولا نطاقًا. اكتبه مثل 203.0.113.7 أو 10.0.0.0/8.',
  },
  identity_unknown: {
    en: 'This account is not linked to any user. Sign in with your password and link it in your account, or ask your administrator.',
    ar: 'هذا الحساب غير مرتبط بأي مستخدم هنا. سجّل الدخول بكلمة المرور واربطه من حسابك، أو اسأل المسؤول.',
  },
  provider_taken: {
    en: 'This account is already linked to another user. Unlink it there first.',
    ar: 'هذا الحساب مرتبط بمستخدم آخر. ألغِ ربطه هناك أولًا.',
  },
  provider_refused: {
    en: 'The identity provider did not sign you in. Try again, or use your password.',
    ar: 'لم يُسجّل مزود الهوية دخولك. أعد المحاولة أو استخدم كلمة المرور.',
  },
  provider_down: {
    en: 'The identity provider is not responding. Try again later, or use your password.',
    ar: 'مزود الهوية لا يستجيب. أعد المحاولة لاحقًا أو استخدم كلمة المرور.',
  },
  step_expired: {
    en: 'This sign-in took too long. Start again.',
    ar: 'استغرق تسجيل الدخول وقتًا طويلًا. ابدأ من جديد.',
  },
  password_rule: {
    en: 'This password cannot be used. Choose another one.',
    ar: 'لا يمكن استخدام كلمة المرور هذه. اختر كلمة أخرى.',
  },
  setup_closed: { en: 'Setup is complete. Sign in instead.', ar: 'انتهى الإعداد. سجّل الدخول بدلاً من ذلك.' },
})

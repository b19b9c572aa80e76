import { texts } from '@countinghouse/kernel/text'

/** Accounts at an identity provider, on the sign-in page and in one's own account. */
export const text = texts({
  signIn: { en: 'Sign in with {provider}', ar: 'تسجيل الدخول بواسطة {provider}' },
  otherwise: { en: 'or', ar: 'أو' },
  title: { en: 'Single sign-on', ar: 'الدخول الموحّد' },
  purpose: {
    en: 'Sign in with your account at {provider} instead of your password.',
    ar: 'سجّل الدخول بحسابك لدى {provider} بدلًا من كلمة المرور.',
  },
  none: { en: 'No account is linked.', ar: 'لا يوجد حساب مرتبط.' },
  linkedAt: { en: 'Linked on {time}', ar: 'رُبط في {time}' },
  link: { en: 'Link an account', ar: 'ربط حساب' },
  unlink: { en: 'Unlink', ar: 'إلغاء الربط' },
  unlinkOf: { en: 'Unlink {name}', ar: 'إلغاء ربط {name}' },
  unlinkTitle: { en: 'Unlink {name}?', ar: 'إلغاء ربط {name}؟' },
  unlinkBody: {
    en: 'It signs you in no more. Your password still does.',
    ar: 'لن يُدخلك بعد الآن، وتبقى كلمة المرور صالحة للدخول.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Accounts of an identity provider, on the sign-in page and in the user’s account. */
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
    en: 'You can no longer sign in with it. Your password remains valid.',
    ar: 'لن يمكنك الدخول به بعد ذلك، وتبقى كلمة المرور صالحة.',
  },
})

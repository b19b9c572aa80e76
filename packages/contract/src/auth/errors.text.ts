import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  invalid_credentials: {
    en: 'Sign-in failed. Check your user name and password.',
    ar: 'فشل تسجيل الدخول. تحقق من اسم المستخدم وكلمة المرور.',
  },
  invitation_invalid: {
    en: 'This invitation is not valid any more. Ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  },
  password_rule: {
    en: 'This password cannot be used. Choose another one.',
    ar: 'لا يمكن استخدام كلمة المرور هذه. اختر كلمة أخرى.',
  },
  setup_closed: { en: 'The set-up is finished. Sign in instead.', ar: 'انتهى الإعداد. سجّل الدخول بدلاً من ذلك.' },
})

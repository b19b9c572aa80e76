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
  code_wrong: {
    en: 'This code is not right, or was used before. Take the one that your app shows now.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. استخدم الرمز الذي يعرضه تطبيقك الآن.',
  },
  step_expired: {
    en: 'This sign-in took too long. Start again.',
    ar: 'استغرق تسجيل الدخول وقتًا طويلًا. ابدأ من جديد.',
  },
  password_rule: {
    en: 'This password cannot be used. Choose another one.',
    ar: 'لا يمكن استخدام كلمة المرور هذه. اختر كلمة أخرى.',
  },
  setup_closed: { en: 'The set-up is finished. Sign in instead.', ar: 'انتهى الإعداد. سجّل الدخول بدلاً من ذلك.' },
})

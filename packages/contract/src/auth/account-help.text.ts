import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Your name and language, your password, second factor and PIN, and where you are signed in.',
    ar: 'اسمك ولغتك وكلمة مرورك وعامل التحقق الثاني ورمز PIN والأماكن التي سجّلت الدخول منها.',
  },
  help_phone: { en: 'Lose nothing with a lost phone', ar: 'فقدان الهاتف دون فقدان الحساب' },
  help_phone_1: {
    en: 'Sign in with one of your recovery codes in place of the code.',
    ar: 'سجّل الدخول بأحد رموز الاسترداد بدلًا من الرمز.',
  },
  help_phone_2: {
    en: 'Under "Second factor" set up the app on the new phone; the old one counts no more.',
    ar: 'في "عامل التحقق الثاني" أعدّ التطبيق على الهاتف الجديد، ولن يُقبل القديم بعد ذلك.',
  },
  help_stranger: { en: 'Shut out somebody who used your account', ar: 'إخراج من استخدم حسابك' },
  help_stranger_1: {
    en: 'End all other sessions, then change your password.',
    ar: 'أنهِ الجلسات الأخرى كلها ثم غيّر كلمة المرور.',
  },
  help_stranger_2: { en: 'Forget every trusted browser that you do not know.', ar: 'انسَ كل متصفح موثوق لا تعرفه.' },
})

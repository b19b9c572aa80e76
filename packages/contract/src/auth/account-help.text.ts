import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Your profile, password, two-factor authentication, PIN and active sessions.',
    ar: 'ملفك الشخصي وكلمة مرورك والمصادقة الثنائية ورمز PIN والجلسات النشطة.',
  },
  help_phone: { en: 'Replace a lost phone', ar: 'استبدال هاتف مفقود' },
  help_phone_1: {
    en: 'Sign in with a recovery code instead of the app code.',
    ar: 'سجّل الدخول بأحد رموز الاسترداد بدلًا من الرمز.',
  },
  help_phone_2: {
    en: 'Under "Two-factor authentication" choose "Set up another app" on the new phone. The old app becomes invalid.',
    ar: 'في "المصادقة الثنائية" اختر "إعداد تطبيق آخر" على الهاتف الجديد. يصبح التطبيق القديم غير صالح.',
  },
  help_stranger: { en: 'Secure a compromised account', ar: 'تأمين حساب مخترق' },
  help_stranger_1: {
    en: 'Choose "End all other sessions", then change your password.',
    ar: 'اختر "إنهاء الجلسات الأخرى"، ثم غيّر كلمة المرور.',
  },
  help_stranger_2: { en: 'Forget every trusted browser that you do not recognise.', ar: 'انسَ كل متصفح موثوق لا تعرفه.' },
})

import { texts } from '@countinghouse/kernel/text'

/** Failed calls to the server. */
export const text = texts({
  offline: {
    en: 'The server cannot be reached. Check your connection and try again.',
    ar: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال وأعد المحاولة.',
  },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  sessionExpired: { en: 'Session expired. Please sign in again.', ar: 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  lead: {
    en: 'Stop marketing emails from {company} to {address}. Emails about your orders still arrive.',
    ar: 'إيقاف الرسائل التسويقية من {company} إلى {address}. تبقى رسائل طلباتك تصلك.',
  },
  confirm: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  busy: { en: 'Unsubscribing…', ar: 'جارٍ إلغاء الاشتراك…' },
  done: { en: 'You are unsubscribed.', ar: 'أُلغي اشتراكك.' },
  missing: {
    en: 'The link is incomplete. Open it from the email again.',
    ar: 'الرابط ناقص. افتحه من الرسالة مجددًا.',
  },
  failed: { en: 'This did not work. Try again.', ar: 'لم ينجح ذلك. حاول مجددًا.' },
})

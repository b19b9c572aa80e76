import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Survey', ar: 'استبيان' },
  loading: { en: 'Loading the survey…', ar: 'جارٍ تحميل الاستبيان…' },
  missing: {
    en: 'The link is incomplete. Open it again from the email or scan it again.',
    ar: 'الرابط غير مكتمل. افتحه مجددًا من البريد أو امسحه ثانية.',
  },
  required: { en: 'Required', ar: 'إلزامي' },
  unlikely: { en: 'Not likely', ar: 'غير مرجح' },
  likely: { en: 'Very likely', ar: 'مرجح جدًا' },
  poor: { en: 'Poor', ar: 'ضعيف' },
  excellent: { en: 'Excellent', ar: 'ممتاز' },
  incomplete: { en: 'Answer the required questions.', ar: 'أجب عن الأسئلة الإلزامية.' },
  review: { en: 'Your review of {product}', ar: 'تقييمك للمنتج {product}' },
  reviewStars: { en: 'Stars', ar: 'النجوم' },
  reviewTitle: { en: 'Title', ar: 'العنوان' },
  reviewBody: { en: 'Review', ar: 'التقييم' },
  reviewHint: { en: 'Optional. It is checked before it is published.', ar: 'اختياري. تُراجع قبل النشر.' },
  reviewIncomplete: { en: 'A review needs stars and a title.', ar: 'يتطلب التقييم نجومًا وعنوانًا.' },
  send: { en: 'Send answers', ar: 'إرسال الإجابات' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  thanks: { en: 'Thank you. Your answers have been sent.', ar: 'شكرًا لك. أُرسلت إجاباتك.' },
  decline: { en: 'Stop these emails', ar: 'إيقاف هذه الرسائل' },
  declined: { en: 'You will receive no more emails of this type.', ar: 'لن تصلك رسائل من هذا النوع بعد الآن.' },
  failed: { en: 'The answers could not be sent. Try again.', ar: 'تعذر إرسال الإجابات. حاول مجددًا.' },
})

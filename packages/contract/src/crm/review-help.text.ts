import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A review is counted in the rating of its product once it is published.',
    ar: 'يُحتسب التقييم ضمن تقييم المنتج بعد نشره.',
  },
  help_moderate: { en: 'Moderate reviews', ar: 'مراجعة التقييمات' },
  help_moderate_1: {
    en: 'Open a review that is pending approval and choose Publish, or Reject with a reason.',
    ar: 'افتح تقييمًا في انتظار الموافقة واختر «نشر» أو «رفض» مع السبب.',
  },
  help_moderate_2: { en: 'Choose Reply to answer a published review.', ar: 'اختر «رد» للرد على تقييم منشور.' },
  help_ask: { en: 'Ask for a review', ar: 'طلب تقييم' },
  help_ask_1: {
    en: 'Create a survey link with a product: the page then asks for a review of it.',
    ar: 'أنشئ رابط استبيان مع منتج: تطلب الصفحة عندئذ تقييمه.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** The page shown when the server cannot be reached, and the description of the installed app. */
export const text = texts({
  title: { en: 'The server cannot be reached', ar: 'تعذّر الوصول إلى الخادم' },
  body: {
    en: 'Nothing was saved. The requested page opens automatically once the server responds.',
    ar: 'لم يُحفظ شيء. ستُفتح الصفحة المطلوبة تلقائيًا فور استجابة الخادم.',
  },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  description: { en: 'Back office for retail and wholesale.', ar: 'نظام الإدارة لتجارة التجزئة والجملة.' },
})

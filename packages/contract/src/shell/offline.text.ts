import { texts } from '@countinghouse/kernel/text'

/** The page in place of one that could not be fetched, and what the installed app says of itself. */
export const text = texts({
  title: { en: 'The server cannot be reached', ar: 'تعذّر الوصول إلى الخادم' },
  body: {
    en: 'Nothing was saved by this page. The page you asked for opens by itself as soon as the server answers.',
    ar: 'لم تحفظ هذه الصفحة أي شيء. ستُفتح الصفحة التي طلبتها تلقائيًا فور استجابة الخادم.',
  },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  description: {
    en: 'The back office of a retail and wholesale company.',
    ar: 'نظام الإدارة لشركات التجزئة والجملة.',
  },
})

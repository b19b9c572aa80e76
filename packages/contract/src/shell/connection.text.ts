import { texts } from '@countinghouse/kernel/text'

/** What people read when the server cannot be reached. */
export const text = texts({
  offline: { en: 'Offline. What you do now is not saved.', ar: 'لا يوجد اتصال. ما تفعله الآن لا يُحفظ.' },
  reconnecting: { en: 'Reconnecting…', ar: 'جارٍ إعادة الاتصال…' },
  pageTitle: { en: 'The server cannot be reached', ar: 'تعذّر الوصول إلى الخادم' },
  pageBody: {
    en: 'There is no connection to Countinghouse. This page saved nothing, and nothing you do here is kept. It opens again by itself as soon as the server answers.',
    ar: 'لا يوجد اتصال بكاونتنغ هاوس. لم تحفظ هذه الصفحة شيئًا، ولا يُحتفظ بأي شيء تفعله هنا. ستُفتح من جديد تلقائيًا فور استجابة الخادم.',
  },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  description: {
    en: 'The back office of a retail and wholesale company.',
    ar: 'نظام الإدارة لشركات التجزئة والجملة.',
  },
})

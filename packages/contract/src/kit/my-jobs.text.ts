import { texts } from '@countinghouse/kernel/text'

/** Background jobs started by the user. */
export const text = texts({
  mine: { en: 'My jobs', ar: 'مهامي' },
  help: {
    en: 'Background jobs that you started, such as imports. They continue when you leave the page; their files stay available for a while.',
    ar: 'مهام الخلفية التي بدأتها، مثل الاستيراد. تستمر بعد مغادرتك الصفحة، وتبقى ملفاتها متاحة لبعض الوقت.',
  },
  none: { en: 'You have not started any jobs yet.', ar: 'لم تبدأ أي مهمة بعد.' },
  started: { en: 'Requested {when}', ar: 'طُلبت في {when}' },
  back: { en: 'All my jobs', ar: 'كل مهامي' },
  failed: { en: 'Your jobs could not be loaded. {reason}', ar: 'تعذر تحميل مهامك. {reason}' },
})

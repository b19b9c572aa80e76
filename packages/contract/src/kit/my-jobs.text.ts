import { texts } from '@countinghouse/kernel/text'

/** Long work that the user started. */
export const text = texts({
  mine: { en: 'My jobs', ar: 'مهامي' },
  help: {
    en: 'Long work that you started, such as an import. It goes on when you leave the page; a file it made stays here for a while.',
    ar: 'أعمال طويلة بدأتها، مثل الاستيراد. تستمر بعد مغادرتك الصفحة، ويبقى ما أنشأته من ملفات هنا لبعض الوقت.',
  },
  none: { en: 'You have not started any long work yet.', ar: 'لم تبدأ أي عمل طويل بعد.' },
  started: { en: 'Asked for {when}', ar: 'طُلبت في {when}' },
  back: { en: 'All my jobs', ar: 'كل مهامي' },
  failed: { en: 'Your jobs could not be loaded. {reason}', ar: 'تعذر تحميل مهامك. {reason}' },
})

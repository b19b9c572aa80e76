import { texts } from '@countinghouse/kernel/text'

/** What stands below a list. */
export const text = texts({
  nextFailed: { en: 'The next rows could not be loaded.', ar: 'تعذر تحميل الصفوف التالية.' },
  shown: { en: '{shown} of {total}', ar: '{shown} من {total}' },
  shownOnly: { en: '{shown} shown', ar: 'يُعرض {shown}' },
  printed: {
    en: 'These are the first {printed} rows; the list has {total}. Filter it to print the others.',
    ar: 'هذه أول {printed} صف، وفي القائمة {total}. صفِّها لطباعة غيرها.',
  },
  loadMore: { en: 'Load more', ar: 'تحميل المزيد' },
})

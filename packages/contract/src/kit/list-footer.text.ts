import { texts } from '@countinghouse/kernel/text'

/** The footer of a list. */
export const text = texts({
  nextFailed: { en: 'The next rows could not be loaded.', ar: 'تعذر تحميل الصفوف التالية.' },
  shown: { en: '{shown} of {total}', ar: '{shown} من {total}' },
  shownOnly: { en: '{shown} shown', ar: 'يُعرض {shown}' },
  printed: {
    en: 'The first {printed} of {total} rows are printed. Filter the list to print others.',
    ar: 'يُطبع أول {printed} صف من أصل {total}. صفِّ القائمة لطباعة غيرها.',
  },
  loadMore: { en: 'Load more', ar: 'تحميل المزيد' },
})

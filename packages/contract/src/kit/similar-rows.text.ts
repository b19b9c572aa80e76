import { texts } from '@countinghouse/kernel/text'

/** A search answered with similar spellings; loaded with the results. */
export const text = texts({
  similar: {
    en: 'No results for “{words}”. Similar spellings are shown.',
    ar: 'لا نتائج لـ «{words}». يُعرض ما يشبهه في الكتابة.',
  },
})

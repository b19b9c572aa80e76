import { texts } from '@countinghouse/kernel/text'

/** What a search says that found only words that are one letter away; they load with it. */
export const text = texts({
  similar: {
    en: 'Nothing for “{words}”. Similar spellings are shown.',
    ar: 'لا نتائج لـ «{words}». يُعرض ما يشبهه في الكتابة.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Journals of a journal entry. */
export const text = texts({
  title: { en: 'Journals', ar: 'القيود' },
  journal: { en: 'Journal', ar: 'القيد' },
  failed: { en: 'The journals could not be loaded.', ar: 'تعذّر تحميل القيود.' },
  none: {
    en: 'No journals yet. Post the entry to create its journal.',
    ar: 'لا قيود بعد. رحّل القيد اليدوي لإنشاء قيده.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Why a file is not taken, said beside it. */
export const text = texts({
  file_empty: { en: 'This file is empty. Choose another one.', ar: 'هذا الملف فارغ. اختر ملفًا آخر.' },
  file_type: {
    en: 'This kind of file is not taken here. Choose one of: {kinds}.',
    ar: 'هذا النوع من الملفات غير مقبول هنا. اختر ملفًا من: {kinds}.',
  },
})

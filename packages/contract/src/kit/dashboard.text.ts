import { texts } from '@countinghouse/kernel/text'

/** Texts shared by all dashboards. */
export const text = texts({
  failed: { en: 'The tile could not be loaded.', ar: 'تعذر تحميل المربع.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  asTable: { en: 'Show as table', ar: 'عرض كجدول' },
})

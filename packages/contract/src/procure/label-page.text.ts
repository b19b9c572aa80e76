import { texts } from '@countinghouse/kernel/text'

/** Title of the labels page and of links to it. */
export const text = texts({
  title: { en: 'Labels', ar: 'الملصقات' },
  printLabels: { en: 'Print labels', ar: 'طباعة ملصقات' },
})

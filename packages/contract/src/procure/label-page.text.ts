import { texts } from '@countinghouse/kernel/text'

/** What the page of labels and the way to it are called. */
export const text = texts({
  title: { en: 'Labels', ar: 'الملصقات' },
  printLabels: { en: 'Print labels', ar: 'طباعة ملصقات' },
})

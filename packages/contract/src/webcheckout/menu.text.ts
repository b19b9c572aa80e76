import { texts } from '@countinghouse/kernel/text'

/** Heading of the menu of web shops. */
export const text = texts({
  web: { en: 'Web shop', ar: 'المتجر الإلكتروني' },
})

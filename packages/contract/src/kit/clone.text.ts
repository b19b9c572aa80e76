import { texts } from '@countinghouse/kernel/text'

/** What a record made after another one is called. */
export const text = texts({
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
})

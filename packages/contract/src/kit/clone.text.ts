import { texts } from '@countinghouse/kernel/text'

/** Code and name of a duplicated record. */
export const text = texts({
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
})

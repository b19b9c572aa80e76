import { texts } from '@countinghouse/kernel/text'

/** Labels below the number on a home card. */
export const text = texts({
  active: { en: 'active', ar: 'نشط' },
  activeAndInactive: { en: 'active · {count} inactive', ar: 'نشط · {count} غير نشط' },
})

import { texts } from '@countinghouse/kernel/text'

/** Words under the figure of a home card. */
export const text = texts({
  active: { en: 'active', ar: 'نشط' },
  activeAndInactive: { en: 'active · {count} inactive', ar: 'نشط · {count} غير نشط' },
})

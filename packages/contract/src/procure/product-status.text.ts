import { texts } from '@countinghouse/kernel/text'

/** Of products, and of what is one. */
export const text = texts({
  status_draft: { en: 'Draft', ar: 'مسودة' },
  status_active: { en: 'Active', ar: 'نشط' },
  status_discontinued: { en: 'Discontinued', ar: 'موقوف' },
  status_blocked: { en: 'Blocked', ar: 'محظور' },
  status_archived: { en: 'Archived', ar: 'مؤرشف' },
})

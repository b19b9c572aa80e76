import { texts } from '@countinghouse/kernel/text'

/** Where a record is used. */
export const text = texts({
  usedByNone: { en: 'Not used anywhere yet', ar: 'غير مستخدم في أي مكان بعد' },
  usageOther: { en: '{count} × {entity}', ar: '{entity} × {count}' },
})

import { texts } from '@countinghouse/kernel/text'

/** References to a record. */
export const text = texts({
  usedByNone: { en: 'Not used anywhere yet', ar: 'غير مستخدم في أي مكان بعد' },
  usageOther: { en: '{count} × {entity}', ar: '{entity} × {count}' },
})

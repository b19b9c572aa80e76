import { texts } from '@countinghouse/kernel/text'

/** Texts of the table in which parts of a record are edited. */
export const text = texts({
  add: { en: 'Add a line', ar: 'إضافة سطر' },
  place: { en: 'Line', ar: 'السطر' },
  inLine: { en: ', line {line}', ar: '، السطر {line}' },
  moveUp: { en: 'Move line {line} up', ar: 'نقل السطر {line} إلى أعلى' },
  moveDown: { en: 'Move line {line} down', ar: 'نقل السطر {line} إلى أسفل' },
  remove: { en: 'Remove line {line}', ar: 'إزالة السطر {line}' },
  moved: { en: 'Line {from} is line {to} now.', ar: 'أصبح السطر {from} هو السطر {to}.' },
  removed: { en: 'Line {line} is removed.', ar: 'أُزيل السطر {line}.' },
  seeLine: { en: 'Line {line} is not complete or not right yet.', ar: 'السطر {line} غير مكتمل أو غير صحيح بعد.' },
  needsLine: { en: 'Add at least one line.', ar: 'أضف سطرًا واحدًا على الأقل.' },
})

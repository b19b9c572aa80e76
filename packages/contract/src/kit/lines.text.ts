import { texts } from '@countinghouse/kernel/text'

/** The table of lines of a record. */
export const text = texts({
  add: { en: 'Add a line', ar: 'إضافة سطر' },
  place: { en: 'Line', ar: 'السطر' },
  inLine: { en: ', line {line}', ar: '، السطر {line}' },
  moveUp: { en: 'Move line {line} up', ar: 'نقل السطر {line} إلى أعلى' },
  moveDown: { en: 'Move line {line} down', ar: 'نقل السطر {line} إلى أسفل' },
  remove: { en: 'Remove line {line}', ar: 'إزالة السطر {line}' },
  moved: { en: 'Line {from} moved to position {to}.', ar: 'نُقل السطر {from} إلى الموضع {to}.' },
  removed: { en: 'Line {line} removed.', ar: 'أُزيل السطر {line}.' },
  seeLine: { en: 'Line {line} is incomplete or invalid.', ar: 'السطر {line} غير مكتمل أو غير صالح.' },
  needsLine: { en: 'Add at least one line.', ar: 'أضف سطرًا واحدًا على الأقل.' },
})

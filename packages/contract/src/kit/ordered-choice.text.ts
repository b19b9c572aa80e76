import { texts } from '@countinghouse/kernel/text'

/** What is chosen and in which order. */
export const text = texts({
  moveUp: { en: 'Move {label} forward', ar: 'تقديم {label}' },
  moveDown: { en: 'Move {label} back', ar: 'تأخير {label}' },
})

import { texts } from '@countinghouse/kernel/text'

/** Text of a heading's end, which comes apart from the list. */
export const text = texts({
  columnWidth: { en: 'Width of {label}', ar: 'عرض {label}' },
})

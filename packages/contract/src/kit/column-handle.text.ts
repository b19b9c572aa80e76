import { texts } from '@countinghouse/kernel/text'

/** The resize handle of a column heading, loaded apart from the list. */
export const text = texts({
  columnWidth: { en: 'Width of {label}', ar: 'عرض {label}' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  document: { en: '{type} {id}', ar: '{type} {id}' },
})

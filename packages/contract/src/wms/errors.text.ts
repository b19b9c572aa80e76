import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'These values do not match. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق معًا. راجع الحقول المحددة.',
  },
})

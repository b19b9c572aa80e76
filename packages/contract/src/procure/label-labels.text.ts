import { texts } from '@countinghouse/kernel/text'

/** Fixed texts printed on labels, in the label language. */
export const text = texts({
  per_mass: { en: '{price} / kg', ar: '{price} / كغم' },
  per_length: { en: '{price} / m', ar: '{price} / م' },
  per_volume: { en: '{price} / l', ar: '{price} / لتر' },
  taxOnTop: { en: 'excl. tax', ar: 'غير شامل الضريبة' },
})

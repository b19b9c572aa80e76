import { texts } from '@countinghouse/kernel/text'

/** The colour field. */
export const text = texts({
  notColor: { en: 'Enter a colour such as #1F3A93.', ar: 'أدخل لونًا مثل \u2066#1F3A93\u2069.' },
  pick: { en: 'Choose: {label}', ar: 'اختيار: {label}' },
  take: { en: 'Pick from the screen: {label}', ar: 'التقاط من الشاشة: {label}' },
})

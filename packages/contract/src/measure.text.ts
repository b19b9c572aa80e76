import { texts } from '@countinghouse/kernel/text'

/** Units and errors of weights, lengths and quantities. Kept apart from `issues.text.ts`, which every page loads. */
export const text = texts({
  kg: { en: 'kg', ar: 'كغم' },
  cm: { en: 'cm', ar: 'سم' },
  degree: { en: '°', ar: '°' },
  not_a_measure: { en: 'Enter a number such as 1.25.', ar: 'أدخل رقمًا مثل 1.25.' },
  not_a_quantity: { en: 'Enter a quantity other than 0.', ar: 'أدخل كمية غير الصفر.' },
  measure_too_precise: {
    en: 'Enter at most {digits, plural, one {# decimal} other {# decimals}}.',
    ar: 'أدخل {digits, plural, one {خانة عشرية واحدة} two {خانتين عشريتين} few {# خانات عشرية} other {# خانة عشرية}} على الأكثر.',
  },
})

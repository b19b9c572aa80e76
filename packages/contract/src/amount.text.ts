import { texts } from '@countinghouse/kernel/text'

/** What may be wrong with an amount, for forms and imports; beside `issues.text.ts`, which every page loads. */
export const text = texts({
  not_an_amount: { en: 'Enter an amount such as 1234.50.', ar: 'أدخل مبلغًا مثل 1234.50.' },
  amount_too_precise: {
    en: '{currency} has {digits, plural, =0 {no decimals} one {# decimal} other {# decimals}}. Enter no more.',
    ar: 'عدد الخانات العشرية في {currency}: {digits, plural, =0 {لا شيء} other {#}}. لا تدخل أكثر.',
  },
  amount_in_doubt: {
    en: 'This may be {one} or {other}. Enter it without a mark between thousands.',
    ar: 'قد يعني هذا {one} أو {other}. أدخله دون فاصل بين الآلاف.',
  },
})

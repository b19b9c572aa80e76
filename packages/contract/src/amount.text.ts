import { texts } from '@countinghouse/kernel/text'

/** Errors of amounts in forms and imports. Kept apart from `issues.text.ts`, which every page loads. */
export const text = texts({
  not_an_amount: { en: 'Enter an amount such as 1234.50.', ar: 'أدخل مبلغًا مثل 1234.50.' },
  amount_too_precise: {
    en: 'Enter {currency} amounts with {digits, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}.',
    ar: 'عدد الخانات العشرية في {currency}: {digits, plural, =0 {لا شيء} other {#}}. لا تدخل أكثر.',
  },
  amount_in_doubt: {
    en: 'This could mean {one} or {other}. Enter the amount without thousands separators.',
    ar: 'قد يعني هذا {one} أو {other}. أدخل المبلغ دون فاصل الآلاف.',
  },
})

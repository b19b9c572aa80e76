import { texts } from '@countinghouse/kernel/text'

/** Texts of form fields, beside those of `issues.text.ts` that server and form share. */
export const text = texts({
  notRate: {
    en: 'Enter a per cent such as 12.5, with at most 4 decimals.',
    ar: 'أدخل نسبة مئوية مثل 12.5 بأربع خانات عشرية على الأكثر.',
  },
  notCode: {
    en: 'Start with a letter or digit; then letters, digits and . _ / - without spaces.',
    ar: 'ابدأ بحرف أو رقم، ثم حروف وأرقام و . _ / - دون مسافات.',
  },
  onLine: { en: 'Line {line}: {message}', ar: 'السطر {line}: {message}' },
  required: { en: 'required', ar: 'مطلوب' },
  changed: { en: 'changed', ar: 'مُعدّل' },
  perCent: { en: '%', ar: '٪' },
})

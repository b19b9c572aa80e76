import { texts } from '@countinghouse/kernel/text'

/** Errors of form fields. Those that server and form share are in `issues.text.ts`. */
export const text = texts({
  notRate: {
    en: 'Enter a percentage such as 12.5, with at most 4 decimals.',
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

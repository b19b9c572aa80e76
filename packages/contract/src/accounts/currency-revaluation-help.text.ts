import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'At the end of a month, open receivables and payables in other currencies are valued at the closing rate. The difference is reversed on the first day of the next month.',
    ar: 'في نهاية الشهر تُقيّم الذمم المدينة والدائنة المفتوحة بعملات أخرى بسعر الإقفال. يُعكس الفرق في أول يوم من الشهر التالي.',
  },
  help_post: { en: 'Revalue a month', ar: 'إعادة تقييم شهر' },
  help_post_1: {
    en: 'Enter the rates of the last day under Exchange rates.',
    ar: 'أدخل أسعار اليوم الأخير في «أسعار الصرف».',
  },
  help_post_2: { en: 'Select the month and check the differences.', ar: 'اختر الشهر وراجع الفروق.' },
  help_post_3: {
    en: 'Choose Post revaluation. After later postings into the month, post again: only the remaining difference is posted.',
    ar: 'اختر «ترحيل إعادة التقييم». بعد ترحيلات لاحقة في الشهر رحّل مرة أخرى: يُرحّل الفرق المتبقي فقط.',
  },
})

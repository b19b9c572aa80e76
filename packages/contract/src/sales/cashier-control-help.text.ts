import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Rates are of receipts (voids, changed prices, no sale) or of gross sales (returns, manual discounts). At least five events at more than twice the norm are marked. A mark is a question, not a proof.',
    ar: 'النسب من الإيصالات (الإلغاء والأسعار المعدّلة وفتح الدرج) أو من إجمالي المبيعات (المرتجعات والخصومات اليدوية). تُعلَّم خمسة أحداث على الأقل بأكثر من ضعف المعدل. العلامة سؤال وليست دليلًا.',
  },
  help_look: { en: 'Look into a mark', ar: 'التحقق من علامة' },
  help_look_1: {
    en: 'Choose period and store, and select a figure to see its receipts.',
    ar: 'اختر الفترة والمتجر ثم اختر رقمًا لعرض إيصالاته.',
  },
  help_look_2: {
    en: 'Compare reasons, times and customers of the receipts before you talk to the cashier.',
    ar: 'قارن أسباب الإيصالات وأوقاتها وعملاءها قبل الحديث مع الكاشير.',
  },
})

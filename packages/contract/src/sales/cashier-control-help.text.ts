import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Voids, changed prices and no sale are shown as a share of receipts, returns and manual discounts as a share of gross sales. Five events or more at over twice the average are flagged. A flag is a reason to look closer, not proof.',
    ar: 'تُعرض الإلغاءات والأسعار المعدّلة وفتح الدرج كنسبة من الإيصالات، والمرتجعات والخصومات اليدوية كنسبة من إجمالي المبيعات. تُعلَّم خمسة أحداث أو أكثر تتجاوز ضعف المتوسط. والعلامة سبب للتحقق وليست دليلًا.',
  },
  help_look: { en: 'Review a flag', ar: 'مراجعة علامة' },
  help_look_1: {
    en: 'Choose period and store, and select a figure to see its receipts.',
    ar: 'اختر الفترة والمتجر ثم اختر رقمًا لعرض إيصالاته.',
  },
  help_look_2: {
    en: 'Compare reasons, times and customers of the receipts before you talk to the cashier.',
    ar: 'قارن أسباب الإيصالات وأوقاتها وعملاءها قبل الحديث مع الكاشير.',
  },
})

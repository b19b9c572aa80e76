import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The board shows possible sales by stage, with the sum of their expected values and the sum weighted by probability.',
    ar: 'تعرض اللوحة المبيعات المحتملة حسب المرحلة مع مجموع قيمها المتوقعة ومجموعها المرجح بالاحتمال.',
  },
  help_move: { en: 'Move an opportunity', ar: 'نقل فرصة' },
  help_move_1: {
    en: 'Choose one of the arrows of its card. The new stage sets the probability, which you may edit.',
    ar: 'اختر أحد سهمي البطاقة. تحدد المرحلة الجديدة الاحتمال ويمكنك تعديله.',
  },
  help_move_2: {
    en: 'Open it and choose Mark as won or Mark as lost, with the reason.',
    ar: 'افتحها واختر «تعليم كرابحة» أو «تعليم كخاسرة» مع السبب.',
  },
})

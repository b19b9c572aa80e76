import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The blocking policy of a route sets how many days each step may take; days end at midnight in the store. An overdue store receives no new transfers until the step is completed.',
    ar: 'تحدد سياسة الحظر على المسار عدد الأيام المسموح بها لكل خطوة، وتنتهي الأيام عند منتصف ليل المتجر. لا يحصل المتجر المتأخر على تحويلات جديدة حتى تكتمل الخطوة.',
  },
  help_override: { en: 'Override a block', ar: 'تجاوز الحظر' },
  help_override_1: {
    en: 'Choose Override next to the overdue document; enter the last day and the reason.',
    ar: 'اختر «تجاوز» بجانب المستند المتأخر وأدخل آخر يوم والسبب.',
  },
  help_override_2: {
    en: 'The store receives transfers until the end of that day.',
    ar: 'يحصل المتجر على التحويلات حتى نهاية ذلك اليوم.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A route between two stores says which policy holds on it, and so how many days each step may take. Days end at midnight of the store. A store that is overdue gets no new transfers until it has done its part.',
    ar: 'يحدد المسار بين متجرين السياسة السارية عليه، وبذلك كم يومًا يجوز أن تستغرق كل خطوة. تنتهي الأيام عند منتصف ليل المتجر. المتجر المتأخر لا يحصل على تحويلات جديدة حتى يقوم بدوره.',
  },
  help_override: { en: 'Let a blocked store go on', ar: 'السماح لمتجر محظور بالمتابعة' },
  help_override_1: {
    en: 'Choose Override beside what blocks it, give the last day and the reason.',
    ar: 'اختر «تجاوز» بجانب ما يحظره واذكر آخر يوم والسبب.',
  },
  help_override_2: {
    en: 'Until that day is over the store gets transfers as before.',
    ar: 'حتى نهاية ذلك اليوم يحصل المتجر على التحويلات كالسابق.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  days: { en: 'Days to collect an order', ar: 'أيام استلام الطلب' },
  days_help: {
    en: 'Counted from the day on which it is ready. Later it is listed as not collected.',
    ar: 'تُحسب من يوم جاهزيته. بعدها يُدرج ضمن ما لم يُستلم.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  period_closed: {
    en: 'This month is closed. Choose a day of an open month, or have it opened again.',
    ar: 'هذا الشهر مقفل. اختر يومًا من شهر مفتوح أو اطلب إعادة فتحه.',
  },
  month_not_ready: {
    en: 'The month cannot be closed yet. Its page says what must be done first.',
    ar: 'لا يمكن إقفال الشهر بعد. تذكر صفحته ما يجب عمله أولًا.',
  },
  later_month_closed: {
    en: 'A later month is closed. Open the last closed month first.',
    ar: 'يوجد شهر لاحق مقفل. افتح آخر شهر مقفل أولًا.',
  },
})

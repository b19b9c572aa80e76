import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  period_closed: {
    en: 'This month is closed. Choose a day of an open month, or have it opened again.',
    ar: 'هذا الشهر مقفل. اختر يومًا من شهر مفتوح أو اطلب إعادة فتحه.',
  },
})

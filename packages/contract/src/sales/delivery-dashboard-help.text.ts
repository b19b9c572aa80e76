import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each figure opens its orders or deliveries. On time is the share of the last 90 days that was delivered by the requested date; confirm deliveries so that it is complete.',
    ar: 'يفتح كل رقم طلباته أو تسليماته. «في الموعد» نسبة ما سُلّم في آخر 90 يومًا حتى التاريخ المطلوب؛ أكّد التسليم لتكتمل النسبة.',
  },
})

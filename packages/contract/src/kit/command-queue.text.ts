import { texts } from '@countinghouse/kernel/text'

/** Commands queued in the browser until the server acknowledges them. */
export const text = texts({
  offline: {
    en: '{count, plural, =0 {Offline} one {Offline, # waiting} other {Offline, # waiting}}',
    ar: '{count, plural, =0 {لا يوجد اتصال} zero {لا يوجد اتصال} one {لا يوجد اتصال، واحد بالانتظار} two {لا يوجد اتصال، اثنان بالانتظار} few {لا يوجد اتصال، # بالانتظار} many {لا يوجد اتصال، # بالانتظار} other {لا يوجد اتصال، # بالانتظار}}',
  },
  waiting: {
    en: '{count, plural, one {# is being sent} other {# are being sent}}',
    ar: '{count, plural, zero {لا شيء قيد الإرسال} one {واحد قيد الإرسال} two {اثنان قيد الإرسال} few {# قيد الإرسال} many {# قيد الإرسال} other {# قيد الإرسال}}',
  },
  kept: {
    en: 'Saved on this device and sent when the connection is restored.',
    ar: 'محفوظ على هذا الجهاز ويُرسَل عند عودة الاتصال.',
  },
  refused: { en: 'Needs attention', ar: 'يحتاج إلى انتباه' },
  behind: {
    en: '{count, plural, one {# more is waiting.} other {# more are waiting.}}',
    ar: '{count, plural, zero {لا شيء ينتظر خلفه.} one {واحد آخر ينتظر خلفه.} two {اثنان آخران ينتظران خلفه.} few {# أخرى تنتظر خلفه.} many {# أخرى تنتظر خلفه.} other {# أخرى تنتظر خلفه.}}',
  },
  retry: { en: 'Try again', ar: 'أعد المحاولة' },
  leaveOut: { en: 'Discard', ar: 'تجاهل' },
})

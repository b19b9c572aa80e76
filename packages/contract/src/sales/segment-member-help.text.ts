import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A customer is listed once for each segment. Turnover and purchases are those of the period of the segment.',
    ar: 'يظهر العميل مرة لكل شريحة. المبيعات والمشتريات هي ما وقع في فترة الشريحة.',
  },
  help_act: { en: 'Act on a segment', ar: 'العمل على شريحة' },
  help_act_1: {
    en: 'Filter by segment, then export the list, or open a row for the customer.',
    ar: 'صفِّ حسب الشريحة ثم صدّر القائمة، أو افتح صفًا لعرض العميل.',
  },
})

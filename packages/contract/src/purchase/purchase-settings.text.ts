import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  over: { en: 'Over-receipt tolerance', ar: 'سماح الاستلام الزائد' },
  over_help: {
    en: 'Per cent above the ordered quantity that can be received, where neither the line nor the supplier has a tolerance.',
    ar: 'النسبة فوق الكمية المطلوبة التي يمكن استلامها إن لم يكن للسطر أو المورد سماح.',
  },
  under: { en: 'Under-receipt tolerance', ar: 'سماح الاستلام الناقص' },
  under_help: {
    en: 'Per cent below the ordered quantity at which a line is closed, where neither the line nor the supplier has a tolerance.',
    ar: 'النسبة دون الكمية المطلوبة التي يُغلق عندها السطر إن لم يكن للسطر أو المورد سماح.',
  },
  action: { en: 'Goods above the tolerance', ar: 'البضاعة فوق السماح' },
  action_help: {
    en: 'Refuse stops posting until the count is corrected. Reject sets the excess aside as goods of the supplier.',
    ar: 'الرفض يوقف الترحيل حتى يُصحَّح العد. والعزل يضع الزائد جانبًا ملكًا للمورد.',
  },
  action_refuse: { en: 'Refuse the posting', ar: 'رفض الترحيل' },
  action_reject: { en: 'Count the excess as rejected', ar: 'عدّ الزائد مرفوضًا' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'NPS is between −100 and +100. With few answers the margin of error is wide: compare stores only if their ranges do not overlap.',
    ar: 'يقع NPS بين ‎−100 و‎+100. مع قلة الإجابات يتسع هامش الخطأ: لا تقارن المتاجر إلا إن لم تتداخل نطاقاتها.',
  },
  help_read: { en: 'Find the reason of a figure', ar: 'معرفة سبب الرقم' },
  help_read_1: {
    en: 'Choose the number of answers of a row to list them.',
    ar: 'اختر عدد الإجابات في صف لعرضها.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  posted: {
    en: 'Stock was posted in this currency. Base currency and fiscal year can no longer be changed.',
    ar: 'رُحّل مخزون بهذه العملة. لم يعد ممكنًا تغيير العملة الأساسية والسنة المالية.',
  },
})

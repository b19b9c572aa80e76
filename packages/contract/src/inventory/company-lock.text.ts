import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  posted: {
    en: 'Stock was posted in this currency, so base currency and fiscal year stay as they are.',
    ar: 'رُحّل مخزون بهذه العملة، لذلك تبقى العملة الأساسية والسنة المالية كما هما.',
  },
})

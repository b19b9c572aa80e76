import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  days: { en: 'Return period in days', ar: 'مدة الإرجاع بالأيام' },
  days_help: {
    en: 'After the sale, where neither the category nor the store sets one. Leave blank to set no limit. Enter 0 for no returns.',
    ar: 'بعد البيع، حيث لا يحددها التصنيف ولا المتجر. اتركها فارغة لعدم تحديد مدة. أدخل 0 لعدم قبول الإرجاع.',
  },
})

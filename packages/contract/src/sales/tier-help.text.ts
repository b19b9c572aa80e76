import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A customer reaches the highest tier whose turnover was bought in the last twelve months, at once with the sale that reaches it.',
    ar: 'يبلغ العميل أعلى مستوى اشترى بمبيعاته في آخر اثني عشر شهرًا، فورًا مع البيع الذي يبلغه به.',
  },
  help_set: { en: 'Set up tiers', ar: 'إعداد المستويات' },
  help_set_1: {
    en: 'Create a tier for each turnover, with the rate of points its members earn.',
    ar: 'أنشئ مستوى لكل حد من المبيعات مع نسبة النقاط التي يكسبها أعضاؤه.',
  },
  help_set_2: {
    en: 'Saving a tier recalculates all memberships. Choose tiers in a segment to limit promotions to their members.',
    ar: 'حفظ مستوى يعيد حساب جميع العضويات. اختر المستويات في شريحة لقصر العروض على أعضائها.',
  },
})

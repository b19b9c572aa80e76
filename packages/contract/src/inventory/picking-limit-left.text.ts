import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Remaining limit', ar: 'المتبقي من الحد' },
  product: { en: 'Product', ar: 'المنتج' },
  left: { en: 'Remaining', ar: 'المتبقي' },
  wanted: { en: 'Requested', ar: 'المطلوب' },
  limit: { en: 'Limit', ar: 'الحد' },
  within: {
    en: '{days, plural, one {{most} in a day} other {{most} in # days}}',
    ar: '{days, plural, zero {{most}} one {{most} في يوم} two {{most} في يومين} few {{most} في # أيام} many {{most} في # يومًا} other {{most} في # يوم}}',
  },
  over: { en: '{quantity} over', ar: 'زائد {quantity}' },
  failed: {
    en: 'Picking limits could not be loaded. They are checked when you submit.',
    ar: 'تعذر تحميل حدود الالتقاط. يتم التحقق منها عند التقديم.',
  },
})

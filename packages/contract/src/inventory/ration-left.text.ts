import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Ration left', ar: 'المتبقي من الحصة' },
  product: { en: 'Product', ar: 'المنتج' },
  left: { en: 'Left', ar: 'المتبقي' },
  wanted: { en: 'Asked for', ar: 'المطلوب' },
  limit: { en: 'Limit', ar: 'الحد' },
  within: {
    en: '{days, plural, one {{most} in a day} other {{most} in # days}}',
    ar: '{days, plural, zero {{most}} one {{most} في يوم} two {{most} في يومين} few {{most} في # أيام} many {{most} في # يومًا} other {{most} في # يوم}}',
  },
  over: { en: '{quantity} too many', ar: 'زائد {quantity}' },
  failed: {
    en: 'The ration could not be looked up. Handing in tells whether any is left.',
    ar: 'تعذر معرفة المتبقي من الحصة. يظهر ذلك عند التقديم.',
  },
})

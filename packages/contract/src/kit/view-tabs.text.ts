import { texts } from '@countinghouse/kernel/text'

/** Texts of the tabs over a list. */
export const text = texts({
  views: { en: 'Views', ar: 'العروض' },
  all: { en: 'All', ar: 'الكل' },
  changed: { en: '{name}, changed', ar: '{name}، معدّل' },
  gone: {
    en: 'This view was deleted or is not shared with you. You see the list without it.',
    ar: 'حُذف هذا العرض أو لم تتم مشاركته معك. تظهر لك القائمة من دونه.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** The view tabs of a list. */
export const text = texts({
  views: { en: 'Views', ar: 'العروض' },
  all: { en: 'All', ar: 'الكل' },
  changed: { en: '{name}, changed', ar: '{name}، معدّل' },
  gone: {
    en: 'This view was deleted or is no longer shared with you. The list is shown without it.',
    ar: 'حُذف هذا العرض أو لم يعد مشتركًا معك. تُعرض القائمة من دونه.',
  },
})

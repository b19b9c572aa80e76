import { texts } from '@countinghouse/kernel/text'

/** Dashboard cards of purchasing. */
export const text = texts({
  onOrder: { en: 'Purchase orders open', ar: 'أوامر شراء مفتوحة' },
  onOrder_means: {
    en: 'Sent purchase orders that are not received in full, and of these what is overdue or arrives within 7 days.',
    ar: 'أوامر الشراء المرسلة التي لم تُستلم كاملة، ومنها المتأخر وما يصل خلال 7 أيام.',
  },
  overdue: { en: 'Overdue', ar: 'متأخرة' },
  arriving: { en: 'Arriving within 7 days', ar: 'تصل خلال 7 أيام' },
})

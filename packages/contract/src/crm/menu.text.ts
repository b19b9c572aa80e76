import { texts } from '@countinghouse/kernel/text'

/** Headings of the menu of customers. */
export const text = texts({
  work: { en: 'Customer service', ar: 'خدمة العملاء' },
  opinion: { en: 'Surveys and reviews', ar: 'الاستبيانات والتقييمات' },
})

import { texts } from '@countinghouse/kernel/text'

/** Headings of the menu of the point of sale. */
export const text = texts({
  orders: { en: 'Orders', ar: 'الطلبات' },
  offers: { en: 'Promotions', ar: 'العروض' },
  till: { en: 'Point of sale', ar: 'نقطة البيع' },
})

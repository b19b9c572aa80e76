import { texts } from '@countinghouse/kernel/text'

/** Conditions of approval rules for purchase orders. */
export const text = texts({
  price_rise: { en: 'Price rise above 5 %', ar: 'ارتفاع السعر فوق 5 %' },
  new_supplier: { en: 'New supplier', ar: 'مورّد جديد' },
  over_budget: { en: 'Over budget', ar: 'فوق الميزانية' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
})

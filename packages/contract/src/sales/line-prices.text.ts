import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  list: { en: 'Price list', ar: 'قائمة الأسعار' },
  origin_document: { en: '{list}, chosen on this document', ar: '{list}، مختارة في هذا المستند' },
  origin_customer: { en: '{list}, of the customer', ar: '{list}، قائمة العميل' },
  origin_group: { en: '{list}, of the customer group', ar: '{list}، قائمة مجموعة العميل' },
  origin_store: { en: '{list}, of the store', ar: '{list}، قائمة المتجر' },
  origin_company: { en: '{list}, default of the company', ar: '{list}، القائمة الافتراضية للشركة' },
  on: { en: 'Prices on', ar: 'أسعار يوم' },
  why: { en: 'Why {price}?', ar: 'لماذا {price}؟' },
  whyNone: { en: 'Why no price?', ar: 'لماذا لا سعر؟' },
  rule_entered: { en: 'Price entered on the line', ar: 'سعر مُدخل في السطر' },
  rule_quote: { en: 'Price of quote {quote}', ar: 'سعر عرض السعر {quote}' },
  rule_list: { en: 'Price of the price list', ar: 'سعر قائمة الأسعار' },
  rule_none: { en: 'The price list has no price for this product', ar: 'لا سعر لهذا الصنف في قائمة الأسعار' },
  noList: { en: 'No price list applies', ar: 'لا تسري أي قائمة أسعار' },
  break: { en: 'For {quantity} or more', ar: 'لكمية {quantity} فأكثر' },
  validFrom: { en: 'Valid from {date}', ar: 'سارٍ من {date}' },
  discount: { en: 'Less {rate} discount of the line', ar: 'ناقص خصم السطر {rate}' },
  listed: { en: 'The price list says', ar: 'تقول قائمة الأسعار' },
  changed: {
    en: 'The price list has changed since; it now says:',
    ar: 'تغيرت قائمة الأسعار منذ ذلك الحين؛ وتقول الآن:',
  },
})

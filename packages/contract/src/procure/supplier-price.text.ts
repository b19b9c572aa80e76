import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Buying prices', ar: 'أسعار الشراء' },
  none: {
    en: 'No buying price yet. Set what the supplier asks for one unit, and what it asks from a larger quantity on.',
    ar: 'لا سعر شراء بعد. حدّد ما يطلبه المورد للوحدة، وما يطلبه من كمية أكبر.',
  },
  minQty: { en: 'From quantity', ar: 'من كمية' },
  minQty_help: { en: 'In units of the product.', ar: 'بوحدات المنتج.' },
  unitPrice: { en: 'Price of one unit', ar: 'سعر الوحدة' },
  unitPrice_help: {
    en: 'In the currency of the line, with at most six decimals.',
    ar: 'بعملة السطر وبست خانات عشرية على الأكثر.',
  },
  validFrom: { en: 'From', ar: 'من' },
  validFrom_help: {
    en: 'The price that runs ends the day before. Left empty: today.',
    ar: 'ينتهي السعر الساري في اليوم السابق. إذا تُرك فارغًا: اليوم.',
  },
  validUntil: { en: 'Until', ar: 'إلى' },
  validUntil_help: { en: 'The last day. Left empty: until it changes.', ar: 'آخر يوم. إذا تُرك فارغًا: حتى يتغير.' },
  contractNo: { en: 'Contract', ar: 'العقد' },
  state: { en: 'Holds', ar: 'السريان' },
  state_today: { en: 'Today', ar: 'اليوم' },
  state_past: { en: 'In the past', ar: 'سابق' },
  state_coming: { en: 'Later', ar: 'لاحقًا' },
  set: { en: 'Set price', ar: 'تحديد السعر' },
  setTitle: { en: 'Price of {name}', ar: 'سعر {name}' },
  correct: { en: 'Correct price', ar: 'تصحيح السعر' },
  correctOf: { en: 'Correct the price from {quantity}', ar: 'تصحيح السعر من {quantity}' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  remove: { en: 'Delete price', ar: 'حذف السعر' },
  removeSure: {
    en: 'Delete this price? It is then as if it never held. To end it, correct its last day.',
    ar: 'هل تريد حذف هذا السعر؟ سيكون كأنه لم يسرِ قط. لإنهائه صحّح آخر يوم له.',
  },
  saved: { en: 'Price saved.', ar: 'حُفظ السعر.' },
  removed: { en: 'Price deleted.', ar: 'حُذف السعر.' },
})

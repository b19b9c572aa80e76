import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Purchase prices', ar: 'أسعار الشراء' },
  none: {
    en: 'No purchase prices yet. Choose Set price to add one.',
    ar: 'لا أسعار شراء بعد. اختر «تحديد السعر» لإضافة سعر.',
  },
  minQty: { en: 'Quantity break', ar: 'شريحة الكمية' },
  minQty_help: { en: 'Minimum quantity, in units of the product.', ar: 'أقل كمية بوحدات المنتج.' },
  unitPrice: { en: 'Unit price', ar: 'سعر الوحدة' },
  unitPrice_help: {
    en: 'In the currency of the line, with up to six decimals.',
    ar: 'بعملة السطر وبست خانات عشرية على الأكثر.',
  },
  validFrom: { en: 'Valid from', ar: 'ساري من' },
  validFrom_help: {
    en: 'The current price ends the day before. Leave blank for today.',
    ar: 'ينتهي السعر الحالي في اليوم السابق. اتركه فارغًا لليوم.',
  },
  validUntil: { en: 'Valid until', ar: 'ساري حتى' },
  validUntil_help: { en: 'Last day. Leave blank for no end date.', ar: 'آخر يوم. اتركه فارغًا بلا نهاية.' },
  contractNo: { en: 'Contract', ar: 'العقد' },
  state: { en: 'Validity', ar: 'السريان' },
  state_today: { en: 'Current', ar: 'حالي' },
  state_past: { en: 'Past', ar: 'سابق' },
  state_coming: { en: 'Future', ar: 'مستقبلي' },
  set: { en: 'Set price', ar: 'تحديد السعر' },
  setTitle: { en: 'Price of {name}', ar: 'سعر {name}' },
  correct: { en: 'Correct price', ar: 'تصحيح السعر' },
  correctOf: { en: 'Correct the price from {quantity}', ar: 'تصحيح السعر من {quantity}' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  remove: { en: 'Delete price', ar: 'حذف السعر' },
  removeSure: {
    en: 'Delete this price? It is removed without a trace. To end it instead, change its last day.',
    ar: 'حذف هذا السعر؟ يُزال دون أثر. لإنهائه فقط غيّر آخر يوم له.',
  },
  saved: { en: 'Price saved.', ar: 'حُفظ السعر.' },
  removed: { en: 'Price deleted.', ar: 'حُذف السعر.' },
})

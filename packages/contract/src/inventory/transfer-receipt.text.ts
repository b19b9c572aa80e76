import { texts } from '@countinghouse/kernel/text'
import { receivingText } from './receiving.text.ts'

export const text = texts({
  ...receivingText,
  title: { en: 'Transfer receipts', ar: 'استلام التحويلات' },
  one: { en: 'transfer receipt', ar: 'استلام تحويل' },
  many: {
    en: '{count, plural, one {# transfer receipt} other {# transfer receipts}}',
    ar: '{count, plural, zero {لا استلامات تحويل} one {استلام تحويل واحد} two {استلاما تحويل} few {# استلامات تحويل} many {# استلام تحويل} other {# استلام تحويل}}',
  },
  purpose: {
    en: 'Count goods arriving from another store and post them; discrepancies are settled later.',
    ar: 'عُدّ البضاعة الواصلة من متجر آخر ورحّلها؛ تُسوّى الفروق لاحقًا.',
  },
  numbered: { en: 'Transfer receipt {id}', ar: 'استلام تحويل {id}' },
  shipmentId: { en: 'Shipment', ar: 'الشحنة' },
  confirm_finish: {
    en: 'Finish receiving this shipment? Counted quantities enter stock immediately; discrepancies are recorded.',
    ar: 'إنهاء استلام هذه الشحنة؟ تدخل الكميات المعدودة المخزون فورًا وتُسجَّل الفروق.',
  },
  confirm_cancel: {
    en: 'Cancel this count? Nothing has been posted; the shipment can be received again.',
    ar: 'إلغاء هذا العد؟ لم يُرحَّل منه شيء ويمكن استلام الشحنة من جديد.',
  },
  receive: { en: 'Receive a shipment', ar: 'استلام شحنة' },
  shipment: { en: 'Shipment number', ar: 'رقم الشحنة' },
  shipment_hint: { en: 'Scan or type the number and press Enter.', ar: 'امسح الرقم أو اكتبه واضغط Enter.' },
  arriving: { en: 'In transit to your stores', ar: 'قيد النقل إلى متاجرك' },
  noneArriving: { en: 'No shipments are in transit to your stores.', ar: 'لا شحنات قيد النقل إلى متاجرك.' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  sent: { en: 'Dispatched', ar: 'تاريخ الصرف' },
  pieces: { en: 'Pieces', ar: 'القطع' },
  unsent: { en: 'Not on this shipment', ar: 'ليس في هذه الشحنة' },
})

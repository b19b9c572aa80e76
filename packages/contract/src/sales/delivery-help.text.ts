import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A delivery takes goods of a sales order out of stock at their cost. Its invoice has the prices of the order.',
    ar: 'يُخرج التسليم بضائع أمر البيع من المخزون بتكلفتها، ولفاتورته أسعار الطلب.',
  },
  help_dispatch: { en: 'Dispatch a delivery', ar: 'صرف تسليم' },
  help_dispatch_1: {
    en: 'Start it from the order, change the quantities if less is shipped, and print the delivery note.',
    ar: 'ابدأه من الطلب وغيّر الكميات إن شُحن أقل ثم اطبع إشعار التسليم.',
  },
  help_dispatch_2: {
    en: 'Choose Dispatch when the goods leave, Invoice to post the invoice, and Confirm delivery when they arrived.',
    ar: 'اختر «صرف» عند مغادرة البضاعة و«فوترة» لترحيل الفاتورة و«تأكيد التسليم» عند وصولها.',
  },
  help_pick: { en: 'Pick and pack a delivery', ar: 'التقاط تسليم وتعبئته' },
  help_pick_1: {
    en: 'Choose Release for picking, and print the picking list or open the tab Picking.',
    ar: 'اختر «إطلاق للالتقاط» واطبع قائمة الالتقاط أو افتح تبويب «الالتقاط».',
  },
  help_pick_2: {
    en: 'Scan each piece, or use Pick remaining on a line. Record a Short pick with its reason, then choose Confirm pick.',
    ar: 'امسح كل قطعة أو استخدم «التقاط المتبقي» في السطر. سجّل «نقص» مع سببه ثم اختر «تأكيد الالتقاط».',
  },
  help_pick_3: {
    en: 'On the tab Packing, choose Add parcel for each parcel. Dispatch posts what was picked; the rest stays on the order.',
    ar: 'في تبويب «التعبئة» اختر «إضافة طرد» لكل طرد. يُرحّل «صرف» ما التُقط ويبقى الباقي على الطلب.',
  },
})

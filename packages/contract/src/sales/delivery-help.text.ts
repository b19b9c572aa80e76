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
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Pick the lines from their locations, then dispatch. The goods are then in transit at their cost.',
    ar: 'التقط السطور من مواقعها ثم اصرفها. تصبح البضاعة بعدها قيد النقل بتكلفتها.',
  },
  help_send: { en: 'Pick and dispatch', ar: 'الالتقاط والصرف' },
  help_send_1: {
    en: 'Open a shipment that is ready to pick; each line shows location and quantity.',
    ar: 'افتح شحنة جاهزة للالتقاط؛ يعرض كل سطر الموقع والكمية.',
  },
  help_send_2: {
    en: 'Choose Confirm pick. Enter short-picked lines with a reason.',
    ar: 'اختر «تأكيد الالتقاط». أدخل السطور الناقصة مع السبب.',
  },
  help_send_3: {
    en: 'Choose Dispatch and enter vehicle and seal. Choose Recall to bring back a shipment that is not received yet.',
    ar: 'اختر «صرف» وأدخل المركبة والختم. اختر «استدعاء» لإعادة شحنة لم تُستلم بعد.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Scans are saved to the server immediately, or on the device while offline. Several people can count the same shipment.',
    ar: 'تُحفظ القراءات على الخادم فورًا، وعلى الجهاز دون اتصال. ويمكن لعدة أشخاص عدّ الشحنة نفسها.',
  },
  help_receive: { en: 'Receive a shipment', ar: 'استلام شحنة' },
  help_receive_1: {
    en: 'Scan the shipment number or choose a shipment in transit.',
    ar: 'امسح رقم الشحنة أو اختر شحنة قيد النقل.',
  },
  help_receive_2: {
    en: 'Scan each piece. Choose Damaged for broken pieces; they go to the location for damaged goods.',
    ar: 'امسح كل قطعة. اختر «تالف» للقطع المكسورة فتذهب إلى موقع البضاعة التالفة.',
  },
  help_receive_3: {
    en: 'Choose Finish receiving. Counted goods enter stock at their value; discrepancies are listed for settlement.',
    ar: 'اختر «إنهاء الاستلام». تدخل البضاعة المعدودة المخزون بقيمتها، وتُدرج الفروق للتسوية.',
  },
})

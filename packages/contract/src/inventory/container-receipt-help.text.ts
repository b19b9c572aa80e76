import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Scans are saved to the server immediately, or on the device while offline. Several people can count the same container.',
    ar: 'تُحفظ القراءات على الخادم فورًا، وعلى الجهاز دون اتصال. ويمكن لعدة أشخاص عدّ الحاوية نفسها.',
  },
  help_receive: { en: 'Receive a container', ar: 'استلام حاوية' },
  help_receive_1: {
    en: 'Scan or choose the container and enter its seal number.',
    ar: 'امسح رقم الحاوية أو اخترها وأدخل رقم الختم.',
  },
  help_receive_2: {
    en: 'Scan cartons and pieces, or choose Count cartons on a line. Damaged and rejected goods are set aside and remain the supplier’s.',
    ar: 'امسح الكراتين والقطع أو اختر «عدّ الكراتين» في السطر. تُعزل البضاعة التالفة والمرفوضة وتبقى ملكًا للمورد.',
  },
  help_receive_3: {
    en: 'Choose Post counted quantities as often as needed, then Finish receiving. Discrepancies are listed by line.',
    ar: 'اختر «ترحيل الكميات المعدودة» عند الحاجة ثم «إنهاء الاستلام». تُدرج الفروق حسب السطر.',
  },
})

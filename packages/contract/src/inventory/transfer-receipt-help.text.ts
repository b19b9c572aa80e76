import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every scan is kept on the server at once, and on the device while the network is away. Two people may count the same shipment.',
    ar: 'تُحفظ كل قراءة على الخادم فورًا، وعلى الجهاز عند انقطاع الشبكة. ويمكن لشخصين عدّ الشحنة نفسها.',
  },
  help_receive: { en: 'Receive a shipment', ar: 'استلام شحنة' },
  help_receive_1: {
    en: 'Scan the number of the shipment, or choose it among those on their way.',
    ar: 'امسح رقم الشحنة أو اخترها من الشحنات التي في الطريق.',
  },
  help_receive_2: {
    en: 'Scan each piece. Choose Damaged for what is broken; it goes to the place for damaged goods.',
    ar: 'امسح كل قطعة. اختر «تالف» لما انكسر فيذهب إلى مكان البضاعة التالفة.',
  },
  help_receive_3: {
    en: 'Finish. What was counted is in stock at the value it left with; each difference is listed to be settled.',
    ar: 'أنهِ العد. يدخل ما عُدّ المخزون بالقيمة التي خرج بها، ويُدرج كل فرق للتسوية.',
  },
})

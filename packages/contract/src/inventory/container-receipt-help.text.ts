import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every scan is kept on the server at once, and on the device while the network is away. Two people may count the same container.',
    ar: 'تُحفظ كل قراءة على الخادم فورًا، وعلى الجهاز عند انقطاع الشبكة. ويمكن لشخصين عدّ الحاوية نفسها.',
  },
  help_receive: { en: 'Receive a container', ar: 'استلام حاوية' },
  help_receive_1: {
    en: 'Scan the number of the container, or choose it; type the seal as you read it.',
    ar: 'امسح رقم الحاوية أو اخترها، واكتب الختم كما تقرؤه.',
  },
  help_receive_2: {
    en: 'Scan cartons and pieces, or count the cartons of a line. What is damaged or rejected is put aside and stays the supplier’s.',
    ar: 'امسح الكراتين والقطع أو عُدّ كراتين السطر. ما تلف أو رُفض يوضع جانبًا ويبقى ملكًا للمورد.',
  },
  help_receive_3: {
    en: 'Post what is counted as often as you like, and finish. Each difference is listed by line.',
    ar: 'رحّل ما عُدّ متى شئت ثم أنهِ. ويُدرج كل فرق حسب السطر.',
  },
})

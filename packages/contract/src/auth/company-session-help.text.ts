import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every running session of everybody in the company. One that you end is refused with its next call.',
    ar: 'كل جلسة جارية لكل العاملين في الشركة. تُرفض الجلسة التي تنهيها عند أول طلب بعد ذلك.',
  },
  help_end: { en: 'Sign somebody out', ar: 'إخراج شخص' },
  help_end_1: { en: 'Find the session by name, device or address.', ar: 'ابحث عن الجلسة بالاسم أو الجهاز أو العنوان.' },
  help_end_2: {
    en: 'In the menu of its row end it, or all sessions of the person.',
    ar: 'من قائمة السطر أنهِها أو أنهِ كل جلسات الشخص.',
  },
})

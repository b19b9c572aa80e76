import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Score: 50% on time in full, 20% not rejected, 15% price stability, 15% confirmed orders. It needs at least 5 lines.',
    ar: 'التقييم: 50% في الموعد وكامل، 20% غير مرفوض، 15% ثبات السعر، 15% أوامر مؤكدة. يتطلب 5 سطور على الأقل.',
  },
  help_read: { en: 'Read the figures', ar: 'قراءة الأرقام' },
  help_read_1: {
    en: 'On time: received from 3 days before the due date to 1 day after it. In full: accepted up to the tolerance.',
    ar: 'في الموعد: من 3 أيام قبل تاريخ الاستحقاق إلى يوم بعده. كامل: مقبول ضمن التفاوت المسموح.',
  },
  help_read_2: {
    en: 'Lines count once they are complete or past their due date. Choose a supplier to see its orders.',
    ar: 'تُحسب السطور عند اكتمالها أو بعد تاريخ استحقاقها. اختر موردًا لعرض أوامره.',
  },
})

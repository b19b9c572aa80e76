import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A batch changes the prices of one list together from a day on. Nothing holds before somebody who may has approved it, and what it wrote can be taken back.',
    ar: 'تغيّر الدفعة أسعار قائمة واحدة معًا من يوم معيّن. لا يسري شيء قبل موافقة من يحق له ذلك، ويمكن سحب ما كتبته.',
  },
  help_make: {
    en: 'Make a batch',
    ar: 'إنشاء دفعة',
  },
  help_make_1: {
    en: 'Choose New batch, the list, the day, and the change: 3 adds three per cent, -10 takes off a tenth. The ending comes last.',
    ar: 'اختر «دفعة جديدة» والقائمة واليوم والتغيير: 3 تضيف ثلاثة بالمئة، و‎-10 تخصم العُشر. وتُضبط النهاية أخيرًا.',
  },
  help_make_2: {
    en: 'Choose Show what changes: each price now and then, before anything is kept.',
    ar: 'اختر «عرض ما يتغير»: كل سعر الآن وبعد ذلك، قبل حفظ أي شيء.',
  },
  help_approve: {
    en: 'Approve it',
    ar: 'الموافقة عليها',
  },
  help_approve_1: {
    en: 'Open the batch, look at its lines and choose Approve. Prices that somebody changed meanwhile are left out and named.',
    ar: 'افتح الدفعة وراجع سطورها واختر «موافقة». الأسعار التي غيّرها أحد في الأثناء تُستبعد وتُذكر.',
  },
  help_back: {
    en: 'Roll it back',
    ar: 'التراجع عنها',
  },
  help_back_1: {
    en: 'Choose Roll back: the prices of before hold again from today. What somebody changed since stays.',
    ar: 'اختر «تراجع»: تسري الأسعار السابقة من اليوم. وما غيّره أحد منذ ذلك يبقى.',
  },
})

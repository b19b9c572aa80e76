import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Opening plus in less out equals closing, for each line and in total; the footer confirms it. Late costs are included on their own date under Revalued. Select a line to drill down to the moves.',
    ar: 'الافتتاحي مع الوارد ناقص الصادر يساوي الختامي، لكل سطر وللإجمالي، ويؤكد التذييل ذلك. تدخل التكاليف اللاحقة في تاريخها تحت «إعادة تقييم». اختر سطرًا للوصول إلى الحركات.',
  },
  help_day: { en: 'View stock on a date', ar: 'عرض المخزون في تاريخ معين' },
  help_day_1: {
    en: 'Choose Stock on a date, the date and a store. Stock at the end of that day is shown.',
    ar: 'اختر «المخزون في تاريخ» ثم التاريخ والمتجر. المعروض هو المخزون في نهاية ذلك اليوم.',
  },
})

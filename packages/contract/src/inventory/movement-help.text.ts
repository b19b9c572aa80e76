import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Opening plus what came in less what went out is closing, for every line and in total; the footer proves it. Values count late costs too, on their own day, as Revalued. Choose a line to go one step deeper, down to the moves.',
    ar: 'الرصيد الافتتاحي مع الوارد ناقص الصادر يساوي الختامي، لكل سطر وللإجمالي، والتذييل يثبت ذلك. وتُحسب التكاليف اللاحقة في القيم في يومها تحت «إعادة تقييم». اختر سطرًا لتنزل درجة حتى الحركات.',
  },
  help_day: { en: 'See the stock on a day', ar: 'عرض المخزون في يوم معين' },
  help_day_1: {
    en: 'Choose Stock on a day, the day and a store. What is shown is the stock at the end of that day.',
    ar: 'اختر «المخزون في يوم» ثم اليوم والمتجر. المعروض هو المخزون في نهاية ذلك اليوم.',
  },
})

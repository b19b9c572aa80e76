import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every change of a record and every refused attempt leaves a row here in the same moment. Rows are sealed and never edited.',
    ar: 'كل تغيير في سجل وكل محاولة مرفوضة يترك صفًا هنا في اللحظة نفسها. الصفوف مختومة ولا تُعدَّل أبدًا.',
  },
  help_find: { en: 'Find out who changed something', ar: 'معرفة من غيّر شيئًا' },
  help_find_1: {
    en: 'Choose the period, then the person, the kind of record or the field.',
    ar: 'اختر الفترة، ثم الشخص أو نوع السجل أو الحقل.',
  },
  help_find_2: {
    en: 'Open a row to compare the values before and after, side by side.',
    ar: 'افتح صفًا لمقارنة القيم قبل التغيير وبعده جنبًا إلى جنب.',
  },
  help_follow: { en: 'Follow a row', ar: 'متابعة صف' },
  help_follow_1: {
    en: 'From an open row, go to the record, or see everything done in the same request.',
    ar: 'من صف مفتوح انتقل إلى السجل، أو اعرض كل ما جرى في الطلب نفسه.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A survey asks customers in English and Arabic. Each invitation is answered once, without signing in.',
    ar: 'يسأل الاستبيان العملاء بالإنجليزية والعربية. يُجاب عن كل دعوة مرة واحدة دون تسجيل دخول.',
  },
  help_ask: { en: 'Ask customers', ar: 'سؤال العملاء' },
  help_ask_1: {
    en: 'Create a survey with its questions and choose Open.',
    ar: 'أنشئ استبيانًا بأسئلته واختر «فتح».',
  },
  help_ask_2: {
    en: 'Choose Invite by email: only customers who agreed to email and were not asked in the last 90 days are invited.',
    ar: 'اختر «دعوة بالبريد»: يُدعى فقط من وافق على البريد ولم يُسأل خلال آخر 90 يومًا.',
  },
  help_ask_3: {
    en: 'Or choose Create link and show its QR code at the till.',
    ar: 'أو اختر «إنشاء رابط» واعرض رمز QR عند الصندوق.',
  },
  help_read: { en: 'Read the results', ar: 'قراءة النتائج' },
  help_read_1: {
    en: 'Open the tab Results of the survey, or the page NPS for stores, cashiers and months.',
    ar: 'افتح تبويب «النتائج» في الاستبيان، أو صفحة «NPS» للمتاجر والكاشير والأشهر.',
  },
})

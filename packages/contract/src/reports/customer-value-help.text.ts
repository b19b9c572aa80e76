import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Customers with a purchase in twelve months are divided into fifths by the date of the last purchase, the number of purchases and the turnover without tax. Equal values have equal scores. Purchases without a customer are not counted.',
    ar: 'يُقسم العملاء الذين اشتروا خلال اثني عشر شهرًا إلى أخماس حسب تاريخ آخر شراء وعدد المشتريات والمبيعات دون ضريبة. للقيم المتساوية درجات متساوية. لا تُحتسب المشتريات بلا عميل.',
  },
  help_write: { en: 'Write to customers at risk', ar: 'مراسلة العملاء المعرضين للفقد' },
  help_write_1: {
    en: 'Choose cells with a low recency and a high frequency to see who they are.',
    ar: 'اختر خلايا ذات حداثة منخفضة وتكرار عالٍ لمعرفة عملائها.',
  },
  help_write_2: {
    en: 'Create a segment with Purchases from and No purchase for (days), then a campaign for it.',
    ar: 'أنشئ شريحة بشرطي «عدد المشتريات من» و«بلا شراء منذ (أيام)» ثم حملة لها.',
  },
  help_read: { en: 'Read retention', ar: 'قراءة الاحتفاظ' },
  help_read_1: {
    en: 'Each line is the customers of one month of first purchase; the columns show how many of them bought in the months after.',
    ar: 'كل سطر هو عملاء شهر أول شراء، وتُظهر الأعمدة كم منهم اشترى في الأشهر التالية.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A membership is invoiced when it is sold. Its fee without tax is deferred, and one part of it becomes income at the end of each month of the membership.',
    ar: 'تُفوتر العضوية عند بيعها. يُؤجَّل رسمها دون ضريبة، ويصبح جزء منه إيرادًا في نهاية كل شهر من العضوية.',
  },
  help_sell: { en: 'Sell a membership', ar: 'بيع عضوية' },
  help_sell_1: {
    en: 'Create a membership with customer, plan, store and first day, then choose Sell.',
    ar: 'أنشئ عضوية بالعميل والباقة والمتجر وأول يوم ثم اختر «بيع».',
  },
  help_sell_2: {
    en: 'Record the payment of the invoice under Payment entries.',
    ar: 'سجّل سداد الفاتورة في «قيود الدفع».',
  },
  help_sell_3: {
    en: 'Scan the card number at the register to select the customer.',
    ar: 'امسح رقم البطاقة في شاشة البيع لاختيار العميل.',
  },
  help_end: { en: 'Renew or cancel', ar: 'التجديد أو الإلغاء' },
  help_end_1: {
    en: 'Choose Renew under Income by month. The next period begins after the last day, also in the grace period.',
    ar: 'اختر «تجديد» في «الإيراد حسب الشهر». تبدأ المدة التالية بعد آخر يوم، أيضًا في فترة السماح.',
  },
  help_end_2: {
    en: 'Choose Renew automatically to have the next period sold in the night after the last day, or Stop automatic renewal.',
    ar: 'اختر «تجديد تلقائي» لتُباع المدة التالية في الليلة التي تلي آخر يوم، أو «إيقاف التجديد التلقائي».',
  },
  help_end_3: {
    en: 'Choose Cancel membership to end it today. The months that are left are credited.',
    ar: 'اختر «إلغاء العضوية» لإنهائها اليوم. تُقيَّد الأشهر المتبقية بإشعار دائن.',
  },
})

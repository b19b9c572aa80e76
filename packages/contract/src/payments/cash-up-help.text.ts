import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The cash-up shows which tills of a day are still open or differ, and how much cash waits in the safe of each store.',
    ar: 'يعرض إقفال الصناديق ما بقي مفتوحًا أو فيه فرق من صناديق اليوم، ومقدار النقد في خزنة كل متجر.',
  },
  help_close: { en: 'Close the day', ar: 'إقفال اليوم' },
  help_close_1: {
    en: 'Open each session that is not closed, count it and close it. A difference needs a reason.',
    ar: 'افتح كل وردية لم تُغلق وعُدّها وأغلقها. ويحتاج الفرق إلى سبب.',
  },
  help_payouts: { en: 'Expected payouts', ar: 'الدفعات المتوقعة' },
  help_payouts_1: {
    en: 'Payment types with a fee or settlement days show what their provider pays out for the counted sessions, and when.',
    ar: 'تعرض أنواع الدفع ذات العمولة أو أيام التسوية ما يحوّله مزود خدمتها عن الورديات المعدودة ومتى.',
  },
  help_payouts_2: {
    en: 'Compare them with the bank statement on that day.',
    ar: 'قارنها بكشف الحساب البنكي في ذلك اليوم.',
  },
  help_close_2: {
    en: 'Deposit the cash of the safe by New bank deposit.',
    ar: 'أودع نقد الخزنة عبر «إيداع بنكي جديد».',
  },
})

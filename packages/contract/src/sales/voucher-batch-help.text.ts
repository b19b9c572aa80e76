import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A batch issues store credit of one amount many times, for a campaign or as compensation. Its codes pay at the register like other store credit.',
    ar: 'تُصدر الدفعة رصيد متجر بمبلغ واحد مرات كثيرة، لحملة أو كتعويض. تدفع رموزها في شاشة البيع كأي رصيد متجر.',
  },
  help_issue: { en: 'Issue a batch', ar: 'إصدار دفعة' },
  help_issue_1: {
    en: 'Select Issue batch, enter a name, the number of vouchers, the amount of each and the reason.',
    ar: 'اختر «إصدار دفعة» وأدخل الاسم وعدد القسائم ومبلغ كل منها والسبب.',
  },
  help_issue_2: {
    en: 'Save the codes as a file within an hour. They are not stored and cannot be read later.',
    ar: 'احفظ الرموز في ملف خلال ساعة. لا تُخزن ولا يمكن قراءتها لاحقًا.',
  },
  help_cards: { en: 'Sell gift cards', ar: 'بيع بطاقات الهدايا' },
  help_cards_1: {
    en: 'Select New gift cards, enter how many, and their amount or leave it blank. Save the codes and have the cards printed with them.',
    ar: 'اختر «بطاقات هدايا جديدة» وأدخل عددها ومبلغها أو اتركه فارغًا. احفظ الرموز واطبع البطاقات بها.',
  },
  help_cards_2: {
    en: 'At the register, scan the card, or type its code under Sell gift voucher. It can be used as soon as the receipt is paid.',
    ar: 'في شاشة البيع امسح البطاقة، أو اكتب رمزها في حقل «بيع قسيمة هدية». يمكن استخدامها بمجرد دفع الإيصال.',
  },
  help_leaked: { en: 'Codes became known', ar: 'انكشفت الرموز' },
  help_leaked_1: {
    en: 'Select Block vouchers in the row of the batch and enter the reason.',
    ar: 'اختر «حظر القسائم» في سطر الدفعة وأدخل السبب.',
  },
})

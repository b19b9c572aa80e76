import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Card payments that tills asked their terminals for. A receipt uses an approved payment once; what no receipt used goes back to the card. Only brand, last four digits and authorisation of a card are kept.',
    ar: 'مدفوعات البطاقات التي طلبتها الصناديق من أجهزتها. يستخدم الإيصال الدفعة المقبولة مرة واحدة، وما لم يستخدمه إيصال يُرد إلى البطاقة. ولا يُحفظ من البطاقة إلا علامتها وآخر أربعة أرقام والتفويض.',
  },
  help_unused: { en: 'Payments without a receipt', ar: 'مدفوعات بلا إيصال' },
  help_unused_1: {
    en: 'Filter by To do: Without a receipt. Look whether the customer got goods; if the sale is still open at the till, complete it there.',
    ar: 'صفِّ حسب المطلوب: بلا إيصال. تحقق هل استلم العميل البضاعة، وإن بقي البيع مفتوحًا في الصندوق فأكمله هناك.',
  },
  help_unused_2: {
    en: 'Otherwise open the payment and choose Refund to card.',
    ar: 'وإلا فافتح الدفعة واختر «رد إلى البطاقة».',
  },
  help_unknown: { en: 'Payments without an answer', ar: 'مدفوعات بلا جواب' },
  help_unknown_1: {
    en: 'The provider is asked again automatically; Ask the provider asks now. Do not charge the customer again meanwhile.',
    ar: 'يُسأل مزود الخدمة مجددًا تلقائيًا، و«سؤال مزود الخدمة» يسأل الآن. لا تحصّل من العميل مرة أخرى في هذه الأثناء.',
  },
  help_unknown_2: {
    en: 'If the provider does not know it, choose Settle by hand and enter the evidence.',
    ar: 'إن لم يعرفها مزود الخدمة فاختر «تسوية يدوية» وأدخل الإثبات.',
  },
  help_failed: { en: 'Refunds that the provider refuses', ar: 'مبالغ يرفض مزود الخدمة ردها' },
  help_failed_1: {
    en: 'Give the money back in another way, then choose Settle by hand and enter the evidence.',
    ar: 'ردّ المبلغ بطريقة أخرى ثم اختر «تسوية يدوية» وأدخل الإثبات.',
  },
})

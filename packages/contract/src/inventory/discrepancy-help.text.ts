import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A difference stands here from the moment a receipt is finished until it is settled. What is missing is still on its way with its value; what is damaged lies where the store puts damaged goods; what is too much is in no stock.',
    ar: 'يظهر الفرق هنا من إنهاء الاستلام حتى تسويته. الناقص ما زال في الطريق بقيمته، والتالف في مكان البضاعة التالفة، والزائد ليس في أي مخزون.',
  },
  help_settle: { en: 'Settle a difference', ar: 'تسوية فرق' },
  help_settle_1: {
    en: 'Choose Settle at it. The settlement of its shipment opens, or the one that somebody began.',
    ar: 'اختر «تسوية» عنده، فتُفتح تسوية شحنته أو تلك التي بدأها غيرك.',
  },
  help_settle_2: {
    en: 'Settle in time: while differences are overdue, invoices of their transfer are not approved and the store gets no new transfers, where the policy of the route says so.',
    ar: 'سوِّ في الوقت المحدد: ما دامت الفروق متأخرة لا يُوافق على فواتير تحويلها ولا يحصل المتجر على تحويلات جديدة، حيث تنص سياسة المسار على ذلك.',
  },
})

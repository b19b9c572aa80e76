import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Discrepancies are listed from finished receipt to settlement. Short quantities remain in transit at their value, damaged goods are in the location for damaged goods, and over quantities are not in stock.',
    ar: 'تُدرج الفروق من إنهاء الاستلام حتى التسوية. تبقى الكميات الناقصة قيد النقل بقيمتها، والتالفة في موقع البضاعة التالفة، والزائدة خارج المخزون.',
  },
  help_settle: { en: 'Settle a discrepancy', ar: 'تسوية فرق' },
  help_settle_1: {
    en: 'Choose Settle. The settlement of the shipment opens; one already started continues.',
    ar: 'اختر «تسوية»، فتُفتح تسوية الشحنة أو التي سبق بدؤها.',
  },
  help_settle_2: {
    en: 'Settle on time. If the blocking policy of the route says so, overdue discrepancies block invoice approval and new transfers.',
    ar: 'سوِّ في الموعد. بحسب سياسة الحظر على المسار، تمنع الفروق المتأخرة الموافقة على الفواتير والتحويلات الجديدة.',
  },
})

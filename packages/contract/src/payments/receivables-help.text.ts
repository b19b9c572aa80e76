import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The ageing shows what customers owe on a date. What was paid later counts as open, so that a date always shows the same.',
    ar: 'تعرض الأعمار ما يدين به العملاء في تاريخ معين. وما دُفع بعده يُعد مفتوحًا، فيبقى التقرير كما هو لذلك التاريخ.',
  },
  help_collect: { en: 'Collect overdue amounts', ar: 'تحصيل المبالغ المتأخرة' },
  help_collect_1: {
    en: 'Choose a customer to open the posted invoices, and send overdue ones again by e-mail from the print menu.',
    ar: 'اختر عميلًا لفتح فواتيره المرحّلة وأعد إرسال المتأخر منها بالبريد الإلكتروني من قائمة الطباعة.',
  },
  help_collect_2: {
    en: 'Record what arrives as customer payments.',
    ar: 'سجّل ما يصل في مدفوعات العملاء.',
  },
})

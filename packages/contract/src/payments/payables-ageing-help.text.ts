import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each amount is what is open on the date. Credit notes reduce it. Prepaid is what was paid before an invoice and not applied yet. Both totals are compared with their accounts.',
    ar: 'كل مبلغ هو المفتوح في التاريخ. تقلّله الإشعارات الدائنة. «مدفوع مقدمًا» هو ما دُفع قبل الفاتورة ولم يُطبَّق بعد. يُقارن كلا الإجماليين بحسابه.',
  },
  help_read: { en: 'Find what is overdue', ar: 'معرفة المتأخر' },
  help_read_1: {
    en: 'Choose a date. Each supplier has a row with the open amounts by days overdue.',
    ar: 'اختر تاريخًا. لكل مورد صف بالمبالغ المفتوحة حسب أيام التأخر.',
  },
  help_read_2: {
    en: 'Choose a supplier to list its invoices, or open Supplier payments and choose Propose payments.',
    ar: 'اختر موردًا لعرض فواتيره، أو افتح «مدفوعات الموردين» واختر «اقتراح مدفوعات».',
  },
})

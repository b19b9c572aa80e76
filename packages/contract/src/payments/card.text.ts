import { texts } from '@countinghouse/kernel/text'

/** Dashboard cards of receivables and payables. */
export const text = texts({
  receivables: { en: 'Overdue receivables', ar: 'ذمم مدينة متأخرة' },
  receivables_means: {
    en: 'Open amounts of invoices to customers past their due date, with the five highest.',
    ar: 'المبالغ المفتوحة من فواتير العملاء بعد تاريخ استحقاقها، مع أعلى خمسة.',
  },
  payables: { en: 'Overdue payables', ar: 'ذمم دائنة متأخرة' },
  payables_means: {
    en: 'Open amounts of supplier invoices past their due date, with the five highest.',
    ar: 'المبالغ المفتوحة من فواتير الموردين بعد تاريخ استحقاقها، مع أعلى خمسة.',
  },
})

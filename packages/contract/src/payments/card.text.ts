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
  ageing_means: {
    en: 'Open invoices of customers by days overdue, less their credit notes.',
    ar: 'فواتير العملاء المفتوحة حسب أيام التأخر، ناقص إشعاراتهم الدائنة.',
  },
  due: { en: 'Payables due in 30 days', ar: 'ذمم دائنة تستحق خلال 30 يومًا' },
  due_means: {
    en: 'Open amounts of supplier invoices that are overdue or due within 30 days, less open credit notes.',
    ar: 'المبالغ المفتوحة من فواتير الموردين المتأخرة أو المستحقة خلال 30 يومًا، ناقص الإشعارات الدائنة المفتوحة.',
  },
  due_overdue: { en: 'Overdue', ar: 'متأخرة' },
  due_7: { en: 'Due in 7 days', ar: 'تستحق خلال 7 أيام' },
  due_30: { en: 'Due in 8–30 days', ar: 'تستحق خلال 8–30 يومًا' },
  due_credits: { en: 'Credit notes', ar: 'إشعارات دائنة' },
  cashUp: { en: 'Open cash-ups', ar: 'إقفالات صناديق مفتوحة' },
  cashUp_means: {
    en: 'Till sessions of any day that are open, or counted and not closed, by store.',
    ar: 'ورديات أي يوم المفتوحة أو المعدودة ولم تُغلق، حسب المتجر.',
  },
})

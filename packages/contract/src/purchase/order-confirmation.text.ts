import { texts } from '@countinghouse/kernel/text'

/** Quantities that a supplier confirms. */
export const text = texts({
  open: { en: 'Confirm quantities', ar: 'تأكيد الكميات' },
  title: { en: 'Confirmed quantities', ar: 'الكميات المؤكدة' },
  purpose: {
    en: 'Enter what the supplier confirmed. The rest of each line is cancelled, and opened again once more is confirmed.',
    ar: 'أدخل ما أكده المورد. يُلغى باقي كل سطر ويُفتح من جديد عند تأكيد المزيد.',
  },
  ordered: { en: 'Ordered', ar: 'المطلوب' },
  confirmed: { en: 'Confirmed', ar: 'المؤكد' },
  confirmedOf: { en: 'Confirmed, line {line}', ar: 'المؤكد، السطر {line}' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  nothing: { en: 'Nothing was changed.', ar: 'لم يتغير شيء.' },
  range: { en: 'Enter {from} to {to}.', ar: 'أدخل من {from} إلى {to}.' },
  unknown_line: { en: 'The order has no such line.', ar: 'لا يوجد هذا السطر في الأمر.' },
})

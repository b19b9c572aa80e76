import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  countTolerance: { en: 'Stock check: tolerance in pieces', ar: 'الجرد: السماح بالقطع' },
  countTolerance_help: {
    en: 'A line that differs by no more is accepted without a second count, if its value allows.',
    ar: 'السطر الذي لا يتجاوز فرقه هذا العدد يُقبل دون عدّ ثانٍ إذا سمحت قيمته.',
  },
  countToleranceRate: { en: 'Stock check: tolerance as a share', ar: 'الجرد: السماح كنسبة' },
  countToleranceRate_help: {
    en: 'Of what should be there. The larger of both tolerances counts.',
    ar: 'من الكمية المتوقعة. يُعتمد الأكبر من السماحين.',
  },
  countAutoLimit: { en: 'Stock check: value accepted by itself', ar: 'الجرد: القيمة المقبولة تلقائيًا' },
  countAutoLimit_help: {
    en: 'A line whose difference is worth more is counted a second time by somebody else.',
    ar: 'السطر الذي تتجاوز قيمة فرقه هذا المبلغ يعدّه شخص آخر مرة ثانية.',
  },
  countApprovalLimit: { en: 'Stock check: value a supervisor approves', ar: 'الجرد: القيمة التي يوافق عليها المشرف' },
  countApprovalLimit_help: {
    en: 'Where a line differs by more, only who may approve above the limit approves the check.',
    ar: 'إذا تجاوزت قيمة فرق أحد السطور هذا المبلغ فلا يوافق على الجرد إلا من يحق له ذلك فوق الحد.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  lead: {
    en: 'Posted invoices of both companies that do not match by number and amount.',
    ar: 'فواتير مرحّلة للشركتين لا تتطابق رقمًا ومبلغًا.',
  },
  matchedCount: {
    en: '{count, plural, =0 {None match by themselves yet.} one {# pair matches by itself.} other {# pairs match by themselves.}}',
    ar: '{count, plural, zero {لا أزواج متطابقة تلقائيًا بعد.} one {زوج واحد متطابق تلقائيًا.} two {زوجان متطابقان تلقائيًا.} few {# أزواج متطابقة تلقائيًا.} many {# زوجًا متطابقًا تلقائيًا.} other {# زوج متطابق تلقائيًا.}}',
  },
  none: { en: 'Every document has its counterpart.', ar: 'لكل مستند ما يقابله.' },
  direction: { en: 'Direction', ar: 'الاتجاه' },
  direction_sold: { en: 'Sold', ar: 'مبيع' },
  direction_bought: { en: 'Bought', ar: 'مشترى' },
  kind_invoice: { en: 'Invoice', ar: 'فاتورة' },
  kind_credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  own: { en: 'Here', ar: 'هنا' },
  partner: { en: 'At the partner', ar: 'لدى الشريك' },
  difference: { en: 'Difference', ar: 'الفرق' },
  state: { en: 'Status', ar: 'الحالة' },
  state_unmatched: { en: 'Not matched', ar: 'غير مطابق' },
  state_differs: { en: 'Amounts differ', ar: 'المبالغ مختلفة' },
  state_by_hand: { en: 'Matched by hand', ar: 'مطابق يدويًا' },
  select: { en: 'Select {name}', ar: 'تحديد {name}' },
  match: { en: 'Match', ar: 'مطابقة' },
  matchTitle: { en: 'Match these documents?', ar: 'مطابقة هذين المستندين؟' },
  reason: { en: 'Reason', ar: 'السبب' },
  undo: { en: 'Undo match', ar: 'إلغاء المطابقة' },
  request: { en: 'Compare again', ar: 'مقارنة من جديد' },
})

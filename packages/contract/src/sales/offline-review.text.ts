import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  reasons: { en: 'Needs review', ar: 'يحتاج إلى مراجعة' },
  reason_price_changed: { en: 'Sold at another price', ar: 'بيع بسعر آخر' },
  reason_kit_changed: { en: 'A kit has other components now', ar: 'أصبحت لطقم مكونات أخرى' },
  reason_tax_changed: { en: 'Taxes have changed', ar: 'تغيّرت الضرائب' },
  reason_not_sellable: { en: 'A product is no longer sold', ar: 'منتج لم يعد يُباع' },
  reason_payment_refused: { en: 'The register no longer takes this payment', ar: 'لم تعد شاشة البيع تقبل هذا الدفع' },
  reason_over_limit: {
    en: 'A discount or price is beyond the limit of who sent it',
    ar: 'خصم أو سعر يتجاوز حد من أرسله',
  },
  reason_customer_stopped: { en: 'The customer is inactive or on stop', ar: 'العميل غير نشط أو موقوف' },
  reason_serial_missing: { en: 'Serial numbers are missing', ar: 'أرقام تسلسلية ناقصة' },
  reason_session_closed: { en: 'The session was already counted or closed', ar: 'كانت الوردية قد جُردت أو أُغلقت' },
  reason_period_closed: { en: 'The period was already closed', ar: 'كانت الفترة قد أُقفلت' },
  reason_device_revoked: { en: 'The device was revoked', ar: 'كان الجهاز ملغى' },
  reason_cashier_inactive: { en: 'The cashier is no longer active', ar: 'الكاشير لم يعد نشطًا' },
  reason_clock_wrong: { en: 'The clock of the device was wrong', ar: 'كانت ساعة الجهاز خاطئة' },
  reason_beyond_limits: {
    en: 'Older than 72 hours, or more than 5,000 sales',
    ar: 'أقدم من 72 ساعة أو أكثر من 5000 بيع',
  },
  deviceSoldAt: { en: 'Sold by the clock of the device', ar: 'وقت البيع بساعة الجهاز' },
  reviewedBy: { en: 'Reviewed by', ar: 'راجعه' },
  reviewNote: { en: 'Review note', ar: 'ملاحظة المراجعة' },
  note: { en: 'Note', ar: 'ملاحظة' },
  note_help: { en: 'What you checked, and what follows from it.', ar: 'ما راجعته وما يترتب عليه.' },
  settle: { en: 'Mark as reviewed', ar: 'تمت المراجعة' },
  settleLead: {
    en: 'The receipt stays as it is. To correct it, void it or return items.',
    ar: 'يبقى الإيصال كما هو. لتصحيحه ألغِه أو أرجع أصنافًا.',
  },
  settled: { en: 'Receipt {number} reviewed.', ar: 'تمت مراجعة الإيصال {number}.' },
  settleMany: {
    en: 'Mark {count, plural, one {# sale} other {# sales}} as reviewed',
    ar: '{count, plural, zero {لا مبيعات} one {تمت مراجعة بيع واحد} two {تمت مراجعة بيعين} few {تمت مراجعة # مبيعات} many {تمت مراجعة # بيعًا} other {تمت مراجعة # بيع}}',
  },
  settleManyLead: {
    en: 'The note applies to each of them. The receipts stay as they are. Sales that no longer need a review are left alone.',
    ar: 'تنطبق الملاحظة على كل منها. تبقى الإيصالات كما هي. ويُترك ما لم يعد يحتاج إلى مراجعة.',
  },
  settledMany: {
    en: '{count, plural, =0 {No sale was reviewed.} one {# sale reviewed.} other {# sales reviewed.}}',
    ar: '{count, plural, zero {لم يُراجع أي بيع.} one {روجع بيع واحد.} two {روجع بيعان.} few {روجعت # مبيعات.} many {روجع # بيعًا.} other {روجع # بيع.}}',
  },
  leftAlone: {
    en: '{count, plural, one {# sale was left alone:} other {# sales were left alone:}}',
    ar: '{count, plural, zero {لم يُترك شيء:} one {تُرك بيع واحد:} two {تُرك بيعان:} few {تُركت # مبيعات:} many {تُرك # بيعًا:} other {تُرك # بيع:}}',
  },
  close: { en: 'Close', ar: 'إغلاق' },
  alreadySettled: { en: 'It was already reviewed.', ar: 'سبقت مراجعته.' },
  notToReview: { en: 'There is nothing to review.', ar: 'لا شيء فيه للمراجعة.' },
  notYours: { en: 'You may not review sales of its store.', ar: 'لا يحق لك مراجعة مبيعات متجره.' },
  attention: {
    en: '{count, plural, one {# sale of a device to review} other {# sales of devices to review}}',
    ar: '{count, plural, zero {لا مبيعات أجهزة للمراجعة} one {بيع جهاز للمراجعة} two {بيعان للمراجعة} few {# مبيعات أجهزة للمراجعة} many {# بيعًا للمراجعة} other {# بيع للمراجعة}}',
  },
})

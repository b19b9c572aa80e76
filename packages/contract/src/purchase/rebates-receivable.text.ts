import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Rebates receivable', ar: 'خصومات حجم مستحقة' },
  purpose: {
    en: 'Accrued rebates not yet credited, compared with the general ledger.',
    ar: 'خصومات حجم مستحقة بلا إشعارها الدائن، مقابل دفتر الأستاذ العام.',
  },
  failed: { en: 'Rebates receivable', ar: 'خصومات حجم مستحقة' },
  empty: { en: 'Every accrued rebate is credited.', ar: 'لكل خصم مستحق إشعاره الدائن.' },
  agreement: { en: 'Supplier rebate', ar: 'خصم الحجم' },
  supplier: { en: 'Supplier', ar: 'المورد' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  accruedMinor: { en: 'Accrued', ar: 'المستحق' },
  clearedMinor: { en: 'Settled', ar: 'المسوّى' },
  openMinor: { en: 'Open', ar: 'المفتوح' },
  total: { en: 'Total', ar: 'الإجمالي' },
  ledger: { en: 'Rebates receivable in the general ledger', ar: 'خصومات الحجم المستحقة في دفتر الأستاذ العام' },
  difference: { en: 'Difference, such as manual journals', ar: 'الفرق، كالقيود اليدوية' },
  more: {
    en: 'The {shown} earliest of {count} supplier rebates are listed. The total includes all of them.',
    ar: 'يُعرض أقدم {shown} من {count} خصم حجم. يشمل الإجمالي جميعها.',
  },
})

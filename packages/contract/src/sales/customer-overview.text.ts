import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  figures: { en: 'Figures of the customer', ar: 'أرقام العميل' },
  turnover: { en: 'Turnover, 12 months', ar: 'مبيعات 12 شهرًا' },
  turnoverBefore: { en: '{amount} in the 12 months before', ar: '{amount} في الأشهر الـ12 السابقة' },
  purchaseCount: {
    en: '{count, plural, one {# purchase} other {# purchases}}',
    ar: '{count, plural, zero {لا مشتريات} one {عملية شراء واحدة} two {عمليتا شراء} few {# عمليات شراء} many {# عملية شراء} other {# عملية شراء}}',
  },
  receivables: { en: 'Open receivables', ar: 'الذمم المفتوحة' },
  overdue: { en: '{amount} overdue', ar: '{amount} متأخرة' },
  cases: { en: 'Open cases', ar: 'الحالات المفتوحة' },
  overdueCases: { en: '{count} overdue', ar: '{count} متأخرة' },
  points: { en: 'Points', ar: 'النقاط' },
  worth: { en: 'Worth {amount}', ar: 'بقيمة {amount}' },
  tier: { en: 'Tier', ar: 'المستوى' },
  noTier: { en: 'None', ar: 'لا شيء' },
  nextTier: { en: '{amount} to {tier}', ar: '{amount} حتى {tier}' },
  purchases: { en: 'Last purchases', ar: 'آخر المشتريات' },
  purchase: { en: 'Document', ar: 'المستند' },
  on: { en: 'Date', ar: 'التاريخ' },
  net: { en: 'Net', ar: 'الصافي' },
  kind_receipt: { en: 'Receipt', ar: 'إيصال' },
  kind_return: { en: 'Return', ar: 'مرتجع' },
  kind_invoice: { en: 'Invoice', ar: 'فاتورة' },
  kind_credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  noPurchases: { en: 'No purchases yet.', ar: 'لا مشتريات بعد.' },
  nothing: {
    en: 'You need permission to view sales, invoices, cases or points to see figures here.',
    ar: 'تحتاج إلى إذن لعرض المبيعات أو الفواتير أو الحالات أو النقاط لترى الأرقام هنا.',
  },
})

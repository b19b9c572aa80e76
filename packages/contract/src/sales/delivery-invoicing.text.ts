import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  propose: { en: 'Invoice deliveries', ar: 'فوترة التسليمات' },
  lead: {
    en: 'Each customer gets one invoice for all deliveries of a store with the same currency and terms.',
    ar: 'يحصل كل عميل على فاتورة واحدة لكل تسليمات المتجر بالعملة والشروط نفسها.',
  },
  upTo: { en: 'Dispatched up to', ar: 'المرسلة حتى' },
  upTo_help: { en: 'Leave blank for today.', ar: 'اتركه فارغًا لليوم.' },
  customerId: { en: 'Customer', ar: 'العميل' },
  customerId_help: { en: 'Leave blank for all customers.', ar: 'اتركه فارغًا لكل العملاء.' },
  started: {
    en: '{count, plural, one {# delivery is being invoiced.} other {# deliveries are being invoiced.}} Follow it in your background jobs.',
    ar: '{count, plural, zero {لا تسليمات تُفوتر.} one {تسليمة واحدة تُفوتر.} two {تسليمتان تُفوتران.} few {# تسليمات تُفوتر.} many {# تسليمة تُفوتر.} other {# تسليمة تُفوتر.}} تابعها في مهامك الخلفية.',
  },
  running: { en: 'Invoice deliveries', ar: 'فوترة التسليمات' },
  ran: {
    en: '{invoiced, plural, one {# invoice posted} other {# invoices posted}}, {refused, plural, one {# delivery refused} other {# deliveries refused}}',
    ar: '{invoiced, plural, zero {لا فواتير مرحّلة} one {فاتورة واحدة مرحّلة} two {فاتورتان مرحّلتان} few {# فواتير مرحّلة} many {# فاتورة مرحّلة} other {# فاتورة مرحّلة}}، {refused, plural, zero {لا تسليمات مرفوضة} one {تسليمة واحدة مرفوضة} two {تسليمتان مرفوضتان} few {# تسليمات مرفوضة} many {# تسليمة مرفوضة} other {# تسليمة مرفوضة}}',
  },
})

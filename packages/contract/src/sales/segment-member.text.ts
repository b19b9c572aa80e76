import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Customers by segment', ar: 'العملاء حسب الشريحة' },
  one: { en: 'customer of a segment', ar: 'عميل في شريحة' },
  many: {
    en: '{count, plural, one {# customer} other {# customers}}',
    ar: '{count, plural, zero {لا عملاء} one {عميل واحد} two {عميلان} few {# عملاء} many {# عميلًا} other {# عميل}}',
  },
  purpose: {
    en: 'Customers that meet the conditions of segments today, with what they bought in the period.',
    ar: 'العملاء الذين تتحقق فيهم شروط الشرائح اليوم، مع مشترياتهم في الفترة.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  code: { en: 'Number', ar: 'الرقم' },
  segmentId: { en: 'Segment', ar: 'الشريحة' },
  customerId: { en: 'Customer', ar: 'العميل' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_person: { en: 'Person', ar: 'شخص' },
  kind_company: { en: 'Company', ar: 'شركة' },
  countryCode: { en: 'Country', ar: 'البلد' },
  city: { en: 'City', ar: 'المدينة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  emailConsent: { en: 'Consent to email', ar: 'الموافقة على البريد' },
  emailConsent_unknown: { en: 'Unknown', ar: 'غير معروفة' },
  emailConsent_granted: { en: 'Granted', ar: 'ممنوحة' },
  emailConsent_denied: { en: 'Denied', ar: 'مرفوضة' },
  turnoverMinor: { en: 'Turnover', ar: 'المبيعات' },
  purchases: { en: 'Purchases', ar: 'المشتريات' },
  lastOn: { en: 'Last purchase', ar: 'آخر شراء' },
  empty: { en: 'No customer is in a segment.', ar: 'لا عميل في أي شريحة.' },
})

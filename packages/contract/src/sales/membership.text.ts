import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Memberships', ar: 'العضويات' },
  one: { en: 'membership', ar: 'عضوية' },
  many: {
    en: '{count, plural, one {# membership} other {# memberships}}',
    ar: '{count, plural, zero {لا عضويات} one {عضوية واحدة} two {عضويتان} few {# عضويات} many {# عضوية} other {# عضوية}}',
  },
  purpose: {
    en: 'Customers with their tiers, and what is missing for the next one.',
    ar: 'العملاء ومستوياتهم وما ينقصهم لبلوغ المستوى التالي.',
  },
  name: { en: 'Customer', ar: 'العميل' },
  code: { en: 'Number', ar: 'الرقم' },
  tierId: { en: 'Tier', ar: 'المستوى' },
  since: { en: 'Since', ar: 'منذ' },
  validUntil: { en: 'Kept until', ar: 'مضمون حتى' },
  turnoverMinor: { en: 'Turnover, 12 months', ar: 'مبيعات 12 شهرًا' },
  nextTierId: { en: 'Next tier', ar: 'المستوى التالي' },
  missingMinor: { en: 'Missing for it', ar: 'ما ينقص لبلوغه' },
  calculatedOn: { en: 'Calculated on', ar: 'حُسب في' },
  customer: { en: 'Customer', ar: 'العميل' },
  points: { en: 'Points', ar: 'النقاط' },
  empty: {
    en: 'No memberships yet. Create tiers; customers who bought something are then listed here.',
    ar: 'لا عضويات بعد. أنشئ مستويات ليظهر هنا من اشترى شيئًا.',
  },
})

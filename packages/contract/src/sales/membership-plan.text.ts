import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Membership plans', ar: 'باقات العضوية' },
  one: { en: 'membership plan', ar: 'باقة عضوية' },
  many: {
    en: '{count, plural, one {# membership plan} other {# membership plans}}',
    ar: '{count, plural, zero {لا باقات عضوية} one {باقة عضوية واحدة} two {باقتا عضوية} few {# باقات عضوية} many {# باقة عضوية} other {# باقة عضوية}}',
  },
  purpose: {
    en: 'What paid memberships cost, how long they last and the tier they give.',
    ar: 'كلفة العضويات المدفوعة ومدتها والمستوى الذي تمنحه.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  name_help: { en: 'Printed on invoices.', ar: 'يُطبع على الفواتير.' },
  tierId: { en: 'Tier', ar: 'المستوى' },
  tierId_help: {
    en: 'Members are of this tier, or of a higher one that they reach by turnover.',
    ar: 'يكون الأعضاء في هذا المستوى أو في مستوى أعلى يبلغونه بمشترياتهم.',
  },
  feeMinor: { en: 'Fee', ar: 'الرسم' },
  feeMinor_help: { en: 'For the whole duration, in the company’s currency.', ar: 'عن المدة كلها بعملة الشركة.' },
  isTaxInclusive: { en: 'Tax included', ar: 'شامل الضريبة' },
  taxCodeId: { en: 'Tax code', ar: 'رمز الضريبة' },
  taxCodeId_help: { en: 'Leave blank to apply the tax rules.', ar: 'اتركه فارغًا لتطبيق قواعد الضريبة.' },
  durationMonths: { en: 'Duration in months', ar: 'المدة بالأشهر' },
  graceDays: { en: 'Grace days', ar: 'أيام السماح' },
  graceDays_help: {
    en: 'Days after the last day in which members keep the tier.',
    ar: 'أيام بعد اليوم الأخير يحتفظ فيها العضو بالمستوى.',
  },
  renewsAutomatically: { en: 'Renews automatically', ar: 'تجديد تلقائي' },
  renewsAutomatically_help: {
    en: 'The next period is sold in the night after the last day. Each membership can be changed.',
    ar: 'تُباع المدة التالية في الليلة التي تلي آخر يوم، ويمكن تغيير ذلك لكل عضوية.',
  },
  rule_fee: { en: 'Enter a fee above 0.', ar: 'أدخل رسمًا أكبر من 0.' },
  rule_duration: { en: 'Enter 1 to 60 months.', ar: 'أدخل من 1 إلى 60 شهرًا.' },
  rule_grace: { en: 'Enter 0 to 90 days.', ar: 'أدخل من 0 إلى 90 يومًا.' },
})

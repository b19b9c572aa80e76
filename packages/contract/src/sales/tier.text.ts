import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tiers', ar: 'مستويات العضوية' },
  one: { en: 'tier', ar: 'مستوى' },
  many: {
    en: '{count, plural, one {# tier} other {# tiers}}',
    ar: '{count, plural, zero {لا مستويات} one {مستوى واحد} two {مستويان} few {# مستويات} many {# مستوى} other {# مستوى}}',
  },
  purpose: {
    en: 'Levels that customers reach by what they buy in twelve months.',
    ar: 'مستويات يبلغها العملاء بما يشترونه في اثني عشر شهرًا.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  name_help: { en: 'Shown to cashiers.', ar: 'يظهر للكاشير.' },
  leastTurnoverMinor: { en: 'Turnover from', ar: 'المبيعات من' },
  leastTurnoverMinor_help: {
    en: 'Of the last twelve months, net of tax, less returns and credit notes, in the company’s currency.',
    ar: 'خلال آخر اثني عشر شهرًا، صافية من الضريبة بعد المرتجعات والإشعارات الدائنة، بعملة الشركة.',
  },
  pointsPpm: { en: 'Points rate', ar: 'نسبة النقاط' },
  pointsPpm_help: {
    en: 'Of the points that customers without a tier earn; 150 % is one and a half times as many.',
    ar: 'من النقاط التي يكسبها من لا مستوى له؛ ‏150 % تعني مرة ونصفًا.',
  },
  rule_least_turnover: { en: 'Enter a turnover above 0.', ar: 'أدخل مبيعات أكبر من 0.' },
  rule_points: { en: 'Enter a rate from 100 % to 1,000 %.', ar: 'أدخل نسبة من 100 % إلى 1000 %.' },
  rule_distinct_turnover: { en: 'Another active tier has this turnover.', ar: 'لمستوى نشط آخر هذه المبيعات.' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tax codes', ar: 'رموز الضريبة' },
  one: { en: 'tax code', ar: 'رمز ضريبة' },
  many: {
    en: '{count, plural, one {# tax code} other {# tax codes}}',
    ar: '{count, plural, zero {لا رموز ضريبة} one {رمز ضريبة واحد} two {رمزا ضريبة} few {# رموز ضريبة} many {# رمز ضريبة} other {# رمز ضريبة}}',
  },
  purpose: { en: 'Tax rates and the dates from which they apply.', ar: 'نسب الضريبة والتواريخ التي تسري منها.' },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_help: {
    en: 'Only standard, reduced and reverse charge codes have rates above 0 %.',
    ar: 'لا تتجاوز النسبة 0 % إلا في رموز الأساسية والمخفضة والاحتساب العكسي.',
  },
  kind_standard: { en: 'Standard', ar: 'أساسية' },
  kind_reduced: { en: 'Reduced', ar: 'مخفضة' },
  kind_zero: { en: 'Zero-rated', ar: 'صفرية' },
  kind_exempt: { en: 'Exempt', ar: 'معفاة' },
  kind_out_of_scope: { en: 'Out of scope', ar: 'خارج النطاق' },
  kind_reverse_charge: { en: 'Reverse charge', ar: 'احتساب عكسي' },
  description: { en: 'Description', ar: 'الوصف' },
  rates: { en: 'Rates', ar: 'النسب' },
  rates_help: {
    en: 'To change a rate, enter its last day and add a row for the new rate. Components of a code add up.',
    ar: 'لتغيير نسبة، أدخل آخر يوم لها وأضف سطرًا للنسبة الجديدة. مكونات الرمز تُجمع.',
  },
  rates_componentId: { en: 'Tax component', ar: 'مكون الضريبة' },
  rates_rate: { en: 'Rate', ar: 'النسبة' },
  rates_isCompound: { en: 'Compound', ar: 'مركبة' },
  rates_validFrom: { en: 'From', ar: 'من' },
  rates_validTo: { en: 'To', ar: 'إلى' },
  rule_rate_order: {
    en: 'The last day is before the first day. Correct the dates.',
    ar: 'اليوم الأخير قبل اليوم الأول. صحّح التاريخين.',
  },
  rule_rate_overlap: {
    en: 'Another rate of this component applies on some of these days. Correct the dates.',
    ar: 'تسري نسبة أخرى لهذا المكون في بعض هذه الأيام. صحّح التواريخ.',
  },
  help_change: { en: 'Change a tax rate', ar: 'تغيير نسبة ضريبة' },
  help_change_1: {
    en: 'Open the tax code and enter the last day of the current rate under To.',
    ar: 'افتح رمز الضريبة وأدخل آخر يوم للنسبة الحالية في «إلى».',
  },
  help_change_2: {
    en: 'Add a row with the new rate and its first day, then choose Save.',
    ar: 'أضف سطرًا بالنسبة الجديدة وأول يوم لها ثم اختر «حفظ».',
  },
  help_change_3: {
    en: 'Documents use the rate that applies on their tax date. Posted documents do not change.',
    ar: 'تستعمل المستندات النسبة السارية في تاريخها الضريبي. المستندات المرحّلة لا تتغير.',
  },
})

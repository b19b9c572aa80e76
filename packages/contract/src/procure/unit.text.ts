import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Units', ar: 'وحدات القياس' },
  one: { en: 'unit', ar: 'وحدة قياس' },
  many: {
    en: '{count, plural, one {# unit} other {# units}}',
    ar: '{count, plural, zero {لا وحدات قياس} one {وحدة قياس واحدة} two {وحدتا قياس} few {# وحدات قياس} many {# وحدة قياس} other {# وحدة قياس}}',
  },
  purpose: {
    en: 'Units say what a quantity is counted in, and how finely: pieces, pairs, kilograms, metres.',
    ar: 'تحدد الوحدات ما تُعدّ به الكميات ومدى دقتها: القطع والأزواج والكيلوغرامات والأمتار.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as PCE or KG.', ar: 'مثل PCE أو KG.' },
  name: { en: 'Name', ar: 'الاسم' },
  dimension: { en: 'Measures', ar: 'تقيس' },
  dimension_help: {
    en: 'Once the unit is used, this, the decimals and the ratio stay as they are.',
    ar: 'بعد استخدام الوحدة يبقى هذا الحقل وعدد المنازل العشرية والنسبة كما هي.',
  },
  dimension_count: { en: 'Count', ar: 'العدد' },
  dimension_mass: { en: 'Mass', ar: 'الكتلة' },
  dimension_length: { en: 'Length', ar: 'الطول' },
  dimension_volume: { en: 'Volume', ar: 'الحجم' },
  decimals: { en: 'Decimals', ar: 'المنازل العشرية' },
  decimals_help: {
    en: 'How many a quantity may have: 0 for whole pieces, 3 for kilograms to the gram.',
    ar: 'عدد المنازل المسموح بها في الكمية: 0 للقطع الكاملة، و3 للكيلوغرامات حتى الغرام.',
  },
  ratioUnits: { en: 'So many of it', ar: 'هذا العدد منها' },
  ratioUnits_help: {
    en: '1,000 grams make 1 kilogram: enter 1000 here and 1 below.',
    ar: '1000 غرام تساوي كيلوغرامًا واحدًا: أدخل 1000 هنا و1 في الحقل التالي.',
  },
  ratioReference: { en: 'Make so many reference units', ar: 'يساوي هذا العدد من الوحدة المرجعية' },
  ratioReference_help: {
    en: 'The reference units are the piece, the kilogram, the metre and the litre.',
    ar: 'الوحدات المرجعية هي القطعة والكيلوغرام والمتر واللتر.',
  },
})

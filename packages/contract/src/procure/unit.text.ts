import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Units', ar: 'وحدات القياس' },
  one: { en: 'unit', ar: 'وحدة قياس' },
  many: {
    en: '{count, plural, one {# unit} other {# units}}',
    ar: '{count, plural, zero {لا وحدات قياس} one {وحدة قياس واحدة} two {وحدتا قياس} few {# وحدات قياس} many {# وحدة قياس} other {# وحدة قياس}}',
  },
  purpose: {
    en: 'Units of measure and their precision, such as pieces, kilograms and metres.',
    ar: 'وحدات قياس الكميات ودقتها، مثل القطع والكيلوغرامات والأمتار.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as PCE or KG.', ar: 'مثل PCE أو KG.' },
  name: { en: 'Name', ar: 'الاسم' },
  nameAr: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  nameAr_help: {
    en: 'Shown to those who read Arabic. Leave blank to show the name.',
    ar: 'يظهر لمن يقرأ بالعربية. اتركه فارغًا ليظهر الاسم.',
  },
  dimension: { en: 'Type', ar: 'النوع' },
  dimension_help: {
    en: 'The type, decimals and ratio cannot be changed once the unit is used.',
    ar: 'لا يمكن تغيير النوع والمنازل العشرية والنسبة بعد استخدام الوحدة.',
  },
  dimension_count: { en: 'Count', ar: 'العدد' },
  dimension_mass: { en: 'Mass', ar: 'الكتلة' },
  dimension_length: { en: 'Length', ar: 'الطول' },
  dimension_volume: { en: 'Volume', ar: 'الحجم' },
  decimals: { en: 'Decimals', ar: 'المنازل العشرية' },
  decimals_help: {
    en: 'Decimals allowed in quantities: 0 for whole pieces, 3 for kilograms to the gram.',
    ar: 'المنازل العشرية المسموح بها في الكميات: 0 للقطع الكاملة، و3 للكيلوغرامات حتى الغرام.',
  },
  ratioUnits: { en: 'Ratio: this unit', ar: 'النسبة: هذه الوحدة' },
  ratioUnits_help: {
    en: '1,000 grams equal 1 kilogram: enter 1000 here and 1 below.',
    ar: '1000 غرام تساوي كيلوغرامًا واحدًا: أدخل 1000 هنا و1 في الحقل التالي.',
  },
  ratioReference: { en: 'Ratio: reference unit', ar: 'النسبة: الوحدة المرجعية' },
  ratioReference_help: {
    en: 'The reference units are the piece, the kilogram, the metre and the litre.',
    ar: 'الوحدات المرجعية هي القطعة والكيلوغرام والمتر واللتر.',
  },
})

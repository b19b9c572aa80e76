import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Cost and margin', ar: 'التكلفة والهامش' },
  purpose: {
    en: 'What is planned, else what the preferred supplier asks today. Stock is not valued by it.',
    ar: 'التكلفة المعيارية، وإلا فسعر المورد المفضّل اليوم. ولا يُقيَّم بها المخزون.',
  },
  variant: { en: 'Variant', ar: 'الصنف' },
  standardCost: { en: 'Standard cost', ar: 'التكلفة المعيارية' },
  standardCostOf: { en: 'Standard cost of {sku}', ar: 'التكلفة المعيارية لـ {sku}' },
  cost: { en: 'Cost', ar: 'التكلفة' },
  source: { en: 'From', ar: 'المصدر' },
  source_standard: { en: 'Planned', ar: 'معيارية' },
  unknown: { en: 'Not known', ar: 'غير معروفة' },
  badCost: {
    en: 'Enter an amount of 0 or more with at most six decimals.',
    ar: 'أدخل مبلغًا لا يقل عن 0 بست خانات عشرية على الأكثر.',
  },
  save: { en: 'Save costs', ar: 'حفظ التكاليف' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  saved: { en: 'Costs saved.', ar: 'حُفظت التكاليف.' },
  nothing: { en: 'No cost was changed.', ar: 'لم تتغير أي تكلفة.' },
  noMargin: {
    en: 'No margin can be told: the default list has no price of it today, or no cost is known in its currency.',
    ar: 'لا يمكن معرفة الهامش: لا سعر له اليوم في القائمة الافتراضية، أو لا تكلفة معروفة بعملتها.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Cost and margin', ar: 'التكلفة والهامش' },
  purpose: {
    en: 'Standard cost, or the preferred supplier’s current price. Not used to value stock.',
    ar: 'التكلفة المعيارية، وإلا فسعر المورد المفضّل اليوم. ولا يُقيَّم بها المخزون.',
  },
  variant: { en: 'Variant', ar: 'الصنف' },
  standardCost: { en: 'Standard cost', ar: 'التكلفة المعيارية' },
  standardCostOf: { en: 'Standard cost of {sku}', ar: 'التكلفة المعيارية لـ {sku}' },
  cost: { en: 'Cost', ar: 'التكلفة' },
  source: { en: 'Source', ar: 'المصدر' },
  source_standard: { en: 'Standard', ar: 'معيارية' },
  unknown: { en: 'Unknown', ar: 'غير معروفة' },
  badCost: {
    en: 'Enter an amount of 0 or more with up to six decimals.',
    ar: 'أدخل مبلغًا لا يقل عن 0 بست خانات عشرية على الأكثر.',
  },
  save: { en: 'Save costs', ar: 'حفظ التكاليف' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  saved: { en: 'Costs saved.', ar: 'حُفظت التكاليف.' },
  nothing: { en: 'No changes to save.', ar: 'لا توجد تغييرات للحفظ.' },
  noMargin: {
    en: 'The margin cannot be calculated: the default list has no price today, or no cost is known in its currency.',
    ar: 'لا يمكن حساب الهامش: لا سعر اليوم في القائمة الافتراضية، أو لا تكلفة معروفة بعملتها.',
  },
})

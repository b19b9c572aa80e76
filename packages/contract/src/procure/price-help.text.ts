import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A price applies by price list, quantity break, store and dates. Prices for a store or variant take precedence.',
    ar: 'يسري السعر حسب قائمة الأسعار وشريحة الكمية والمتجر والتواريخ. ولأسعار المتجر أو الصنف الأولوية.',
  },
  help_new: {
    en: 'Add a price',
    ar: 'إضافة سعر',
  },
  help_new_1: {
    en: 'Choose New price and type or scan a product for all its variants, or a single variant.',
    ar: 'اختر «سعر جديد»، واكتب أو امسح منتجًا لكل أصنافه، أو صنفًا واحدًا.',
  },
  help_new_2: {
    en: 'Select the price list and the first day. The previous price ends automatically the day before.',
    ar: 'اختر القائمة وأول يوم. ينتهي السعر السابق تلقائيًا في اليوم الذي قبله.',
  },
  help_new_3: {
    en: 'Once a price has started, only its last day can be changed.',
    ar: 'بعد بدء السعر لا يمكن إلا تغيير آخر يوم له.',
  },
  help_many: {
    en: 'Change many prices',
    ar: 'تغيير أسعار كثيرة',
  },
  help_many_1: {
    en: 'On Price batches, change a list by a percentage with a price ending such as .95. Batches can be rolled back.',
    ar: 'في «دفعات الأسعار» غيّر قائمة بنسبة مع نهاية سعر مثل ‎.95. ويمكن التراجع عن الدفعات.',
  },
  help_many_2: {
    en: 'Or export the list to Excel, change the prices and import the file. Each row is checked before it is saved.',
    ar: 'أو صدّر القائمة إلى Excel وغيّر الأسعار واستورد الملف. يُفحص كل صف قبل حفظه.',
  },
})

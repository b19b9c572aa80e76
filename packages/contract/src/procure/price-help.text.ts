import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A price holds by its list, from a quantity on, in one store or in all, from its first day to its last. The one that names the store and the variant comes before the one that names neither.',
    ar: 'يسري السعر حسب قائمته، من كمية ما، في متجر واحد أو في كل المتاجر، من أول يوم له إلى آخره. والسعر الذي يذكر المتجر والصنف يسبق الذي لا يذكرهما.',
  },
  help_new: {
    en: 'Set a price',
    ar: 'تحديد سعر',
  },
  help_new_1: {
    en: 'Choose New price, and type or scan what it is of: a product for all its variants, or one variant.',
    ar: 'اختر «سعر جديد»، واكتب أو امسح ما يخصه: منتجًا لكل أصنافه، أو صنفًا واحدًا.',
  },
  help_new_2: {
    en: 'Choose the list, and the day it begins. The price before it ends the day before by itself.',
    ar: 'اختر القائمة ويوم البدء. ينتهي السعر السابق تلقائيًا في اليوم الذي قبله.',
  },
  help_new_3: {
    en: 'A price that has begun stays in the history; only its end can still be moved.',
    ar: 'السعر الذي بدأ يبقى في السجل؛ ولا يمكن بعد ذلك إلا تغيير نهايته.',
  },
  help_many: {
    en: 'Change many prices',
    ar: 'تغيير أسعار كثيرة',
  },
  help_many_1: {
    en: 'On the page Price batches a list goes up or down by a share, with an ending such as .95, and can be rolled back.',
    ar: 'في صفحة «دفعات الأسعار» ترتفع قائمة أو تنخفض بنسبة، مع نهاية مثل ‎.95، ويمكن التراجع عنها.',
  },
  help_many_2: {
    en: 'Or export the list to Excel, change the figures there, and import the file: each row is checked before anything is written.',
    ar: 'أو صدّر القائمة إلى Excel وغيّر الأرقام فيه واستورد الملف: يُفحص كل صف قبل كتابة أي شيء.',
  },
})

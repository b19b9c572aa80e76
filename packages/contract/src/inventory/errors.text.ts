import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  bad_line: {
    en: 'A line cannot be posted like this. Check its places, its quantity and its value.',
    ar: 'لا يمكن ترحيل أحد السطور بهذا الشكل. راجع أماكنه وكميته وقيمته.',
  },
  too_many_lines: {
    en: 'So many lines cannot be posted at once. Split the document.',
    ar: 'لا يمكن ترحيل هذا العدد من السطور دفعة واحدة. قسّم المستند.',
  },
  insufficient_stock: {
    en: 'There is not enough stock. Lower the marked quantities, or take the goods from another place.',
    ar: 'المخزون لا يكفي. قلّل الكميات المحددة أو خذ البضاعة من مكان آخر.',
  },
  location_blocked: {
    en: 'A place is blocked. Choose another one, or have it opened first.',
    ar: 'أحد الأماكن محظور. اختر مكانًا آخر أو اطلب فتحه أولًا.',
  },
  cost_required: {
    en: 'Nobody knows yet what these goods cost. Enter a unit cost.',
    ar: 'تكلفة هذه البضاعة غير معروفة بعد. أدخل تكلفة الوحدة.',
  },
})

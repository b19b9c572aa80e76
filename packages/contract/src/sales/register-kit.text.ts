import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  not_sold: {
    en: 'The kit cannot be sold at the till. Each component must be active, have a price and a tax, and no serial numbers, and the kit must be valid today. Check its bill of materials.',
    ar: 'لا يمكن بيع الطقم في الصندوق. يجب أن يكون كل مكوّن نشطًا وله سعر وضريبة وبلا أرقام تسلسلية، وأن يكون الطقم ساريًا اليوم. راجع قائمة مكوناته.',
  },
  components: {
    en: 'These are not the components of the kit any more, or a choice is missing. Remove the line and add the kit again.',
    ar: 'لم تعد هذه مكونات الطقم، أو ينقص اختيار. احذف السطر وأضف الطقم من جديد.',
  },
  unreceipted: {
    en: 'A kit comes back with its receipt. Without one, take back its components one by one.',
    ar: 'يُرجع الطقم بإيصاله. وبدونه أرجع مكوناته واحدًا واحدًا.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  parts: {
    en: '{count, plural, one {# component} other {# components}}',
    ar: '{count, plural, zero {بلا مكونات} one {مكوّن واحد} two {مكوّنان} few {# مكونات} many {# مكوّنًا} other {# مكوّن}}',
  },
  choose: { en: 'Choose for {name}', ar: 'اختر لـ {name}' },
  pick: { en: '{group}: choose {count}', ar: '{group}: اختر {count}' },
  pickBetween: { en: '{group}: choose {least} to {most}', ar: '{group}: اختر من {least} إلى {most}' },
  add: { en: 'Add for {price}', ar: 'أضف بسعر {price}' },
  cancel: { en: 'Do not add', ar: 'لا تضف' },
  missing: { en: 'Choose the number stated for each group.', ar: 'اختر من كل مجموعة العدد المذكور.' },
  nothingChosen: { en: 'Choose at least one product.', ar: 'اختر منتجًا واحدًا على الأقل.' },
  wholeBack: { en: 'Whole kits of {name}', ar: 'أطقم كاملة من {name}' },
  wholeLeft: { en: 'Whole kits left: {left}', ar: 'أطقم كاملة متبقية: {left}' },
  partOfKit: { en: '{amount} of the kit', ar: '{amount} من الطقم' },
  ofKit: { en: 'From {kit}', ar: 'من {kit}' },
  changed: { en: 'Kit sold with other components', ar: 'بيع طقم بمكونات أخرى' },
  changedCause: {
    en: 'Receipt {receipt} of device {device} has a kit with components that differ from its bill of materials. It is recorded as sold. Check the stock of both.',
    ar: 'في الإيصال {receipt} من الجهاز {device} طقم تختلف مكوناته عن قائمة مكوناته. سُجل كما بيع. راجع مخزون كل منهما.',
  },
  changedSince: { en: 'Kit changed since', ar: 'تغيّر الطقم بعد البيع' },
  changedSinceIs: {
    en: 'Sold with the components that the device had',
    ar: 'بيع بالمكونات التي كانت على الجهاز',
  },
  not_sold: {
    en: 'The kit cannot be sold at the till. Each component must be active, have a price and a tax, and no serial numbers, and the kit must be valid today. Check its bill of materials.',
    ar: 'لا يمكن بيع الطقم في الصندوق. يجب أن يكون كل مكوّن نشطًا وله سعر وضريبة وبلا أرقام تسلسلية، وأن يكون الطقم ساريًا اليوم. راجع قائمة مكوناته.',
  },
  components: {
    en: 'The components of the kit have changed, or a choice is missing. Remove the line and add the kit again.',
    ar: 'لم تعد هذه مكونات الطقم، أو ينقص اختيار. احذف السطر وأضف الطقم من جديد.',
  },
  too_many_components: {
    en: 'A receipt has at most 200 lines, and each component of a kit is one. Sell this line on another receipt.',
    ar: 'للإيصال 200 سطر على الأكثر، وكل مكوّن من الطقم سطر. بع هذا السطر في إيصال آخر.',
  },
  ordered: {
    en: 'Kits and other virtual products are sold only at the register. Enter the components individually.',
    ar: 'تُباع الأطقم وسائر المنتجات الافتراضية في الصندوق فقط. أدخل المكونات واحدًا واحدًا.',
  },
  unreceipted: {
    en: 'Kits can be returned only with a receipt. Without one, return the components individually.',
    ar: 'يُرجع الطقم بإيصاله. وبدونه أرجع مكوناته واحدًا واحدًا.',
  },
})

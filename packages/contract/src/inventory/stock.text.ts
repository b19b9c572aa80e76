import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Stock', ar: 'المخزون' },
  one: { en: 'stock line', ar: 'سطر مخزون' },
  many: {
    en: '{count, plural, one {# stock line} other {# stock lines}}',
    ar: '{count, plural, zero {لا سطور مخزون} one {سطر مخزون واحد} two {سطرا مخزون} few {# سطور مخزون} many {# سطر مخزون} other {# سطر مخزون}}',
  },
  purpose: {
    en: 'What each store has of each item, what of it may still be sold, and what is on its way.',
    ar: 'ما لدى كل متجر من كل صنف، وما يمكن بيعه منه، وما هو في الطريق.',
  },
  empty: {
    en: 'No store ever had stock. The first receipt or opening stock brings it here.',
    ar: 'لم يكن لدى أي متجر مخزون بعد. يظهر هنا مع أول استلام أو رصيد افتتاحي.',
  },
  help: {
    en: 'Every figure here is the sum of moves that nobody can change. Open a line to see where the goods lie, and its stock card: each move with what the store had after it.',
    ar: 'كل رقم هنا هو مجموع حركات لا يستطيع أحد تغييرها. افتح سطرًا لترى أماكن البضاعة وبطاقة الصنف: كل حركة مع ما كان لدى المتجر بعدها.',
  },
  help_why: { en: 'Find out why a number is so', ar: 'معرفة سبب رقم ما' },
  help_why_1: { en: 'Open the line and choose Stock card.', ar: 'افتح السطر واختر «بطاقة الصنف».' },
  help_why_2: {
    en: 'Choose a move: all that was posted with it is shown, with the document it came from.',
    ar: 'اختر حركة: يُعرض كل ما رُحّل معها، مع المستند الذي جاءت منه.',
  },
  productName: { en: 'Product', ar: 'المنتج' },
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  storeId: { en: 'Store', ar: 'المتجر' },
  onHand: { en: 'On hand', ar: 'المتوفر' },
  free: { en: 'Free', ar: 'المتاح' },
  promised: { en: 'Promised', ar: 'الموعود به' },
  allocated: { en: 'Allocated', ar: 'المخصص' },
  onWay: { en: 'On the way', ar: 'في الطريق' },
  valueMinor: { en: 'Value', ar: 'القيمة' },
  unitCost: { en: 'Average cost', ar: 'متوسط التكلفة' },
  brandId: { en: 'Brand', ar: 'العلامة' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  seasonId: { en: 'Season', ar: 'الموسم' },
  hasStock: { en: 'Has stock', ar: 'يوجد مخزون' },
})

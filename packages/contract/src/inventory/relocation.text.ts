import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Relocations', ar: 'النقل بين المواقع' },
  one: { en: 'relocation', ar: 'نقل بين المواقع' },
  many: {
    en: '{count, plural, one {# relocation} other {# relocations}}',
    ar: '{count, plural, zero {لا عمليات نقل} one {عملية نقل واحدة} two {عمليتا نقل} few {# عمليات نقل} many {# عملية نقل} other {# عملية نقل}}',
  },
  purpose: { en: 'Goods moved between locations of one store.', ar: 'بضاعة تُنقل بين مواقع متجر واحد.' },
  elsewhere: { en: 'This location belongs to another store.', ar: 'هذا الموقع تابع لمتجر آخر.' },
  tooMany: {
    en: 'All lines together exceed the largest quantity. Split them into several documents.',
    ar: 'مجموع السطور أكبر من أكبر كمية. قسّمها على عدة مستندات.',
  },
  scanned: { en: 'Scanned', ar: 'الممسوح' },
  noLines: {
    en: 'Nothing is to be moved. Enter lines, or scan goods.',
    ar: 'لا شيء للنقل. أدخل سطورًا أو امسح البضاعة.',
  },
  numbered: { en: 'Relocation {id}', ar: 'نقل بين المواقع {id}' },
  storeId: { en: 'Store', ar: 'المتجر' },
  effectiveOn: { en: 'Business date', ar: 'تاريخ العمل' },
  note: { en: 'Note', ar: 'ملاحظة' },
  lines: { en: 'Lines', ar: 'السطور' },
  lines_variantId: { en: 'Product', ar: 'المنتج' },
  lines_lotNo: { en: 'Lot', ar: 'الدفعة' },
  lines_fromLocationId: { en: 'From location', ar: 'من الموقع' },
  lines_toLocationId: { en: 'To location', ar: 'إلى الموقع' },
  lines_quantity: { en: 'Quantity', ar: 'الكمية' },
  totalQuantity: { en: 'Total quantity', ar: 'إجمالي الكمية' },
  postedAt: { en: 'Posted', ar: 'تاريخ الترحيل' },
  movedBy: { en: 'Moved by', ar: 'نقلها' },
  status_posted: { en: 'Posted', ar: 'مُرحّل' },
  status_reversed: { en: 'Reversed', ar: 'معكوس' },
  action_post: { en: 'Post', ar: 'ترحيل' },
  history_post: { en: 'posted', ar: 'رحّله' },
  confirm_post: {
    en: 'Post this relocation? Its goods are at their new locations from then on.',
    ar: 'ترحيل عملية النقل؟ تصبح بضاعتها في مواقعها الجديدة.',
  },
  action_reverse: { en: 'Reverse', ar: 'عكس' },
  history_reverse: { en: 'reversed', ar: 'عكسه' },
  confirm_reverse: {
    en: 'Reverse this relocation? Its goods return to the locations they came from; both remain on record.',
    ar: 'عكس عملية النقل؟ تعود بضاعتها إلى المواقع التي جاءت منها ويبقى الاثنان مسجلين.',
  },
  rule_line_quantity: { en: 'Enter a quantity above 0.', ar: 'أدخل كمية أكبر من الصفر.' },
  rule_line_places: {
    en: 'Choose another location than the one the goods come from.',
    ar: 'اختر موقعًا غير الذي تأتي منه البضاعة.',
  },
})

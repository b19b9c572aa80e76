import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Opening stock', ar: 'المخزون الافتتاحي' },
  one: { en: 'opening stock', ar: 'مخزون افتتاحي' },
  many: {
    en: '{count, plural, one {# opening stock} other {# opening stocks}}',
    ar: '{count, plural, zero {لا مخزون افتتاحي} one {مخزون افتتاحي واحد} two {مخزونان افتتاحيان} few {# مخزونات افتتاحية} many {# مخزونًا افتتاحيًا} other {# مخزون افتتاحي}}',
  },
  purpose: {
    en: 'Stock of a store on the day you start, at cost.',
    ar: 'مخزون المتجر يوم البدء بالتكلفة.',
  },
  elsewhere: { en: 'This location belongs to another store.', ar: 'هذا الموقع تابع لمتجر آخر.' },
  tooMany: {
    en: 'All lines together exceed the largest quantity. Split them into several documents.',
    ar: 'مجموع السطور أكبر من أكبر كمية. قسّمها على عدة مستندات.',
  },
  tooLarge: {
    en: 'The value exceeds what can be posted. Check quantities and unit costs.',
    ar: 'القيمة أكبر مما يمكن ترحيله. تحقق من الكميات وتكاليف الوحدات.',
  },
  numbered: { en: 'Opening stock {id}', ar: 'مخزون افتتاحي {id}' },
  storeId: { en: 'Store', ar: 'المتجر' },
  effectiveOn: { en: 'Business date', ar: 'تاريخ العمل' },
  effectiveOn_help: {
    en: 'The day of the count or of the old system; its period must be open.',
    ar: 'يوم الجرد أو يوم النظام السابق؛ يجب أن تكون فترته مفتوحة.',
  },
  note: { en: 'Note', ar: 'ملاحظة' },
  lines: { en: 'Lines', ar: 'السطور' },
  lines_variantId: { en: 'Product', ar: 'المنتج' },
  lines_lotNo: { en: 'Lot', ar: 'الدفعة' },
  lines_expiresOn: { en: 'Expiry date', ar: 'تاريخ الانتهاء' },
  lines_locationId: { en: 'Location', ar: 'الموقع' },
  lines_quantity: { en: 'Quantity', ar: 'الكمية' },
  lines_unitCost: { en: 'Unit cost', ar: 'تكلفة الوحدة' },
  totalQuantity: { en: 'Total quantity', ar: 'إجمالي الكمية' },
  valueMinor: { en: 'Value', ar: 'القيمة' },
  postedAt: { en: 'Posted', ar: 'تاريخ الترحيل' },
  status_posted: { en: 'Posted', ar: 'مُرحّل' },
  status_reversed: { en: 'Reversed', ar: 'معكوس' },
  action_post: { en: 'Post', ar: 'ترحيل' },
  history_post: { en: 'posted', ar: 'رحّله' },
  confirm_post: {
    en: 'Post this opening stock? Compare total quantity and value with the system you used before. It can be reversed while the goods are still there.',
    ar: 'ترحيل هذا المخزون الافتتاحي؟ قارن إجمالي الكمية والقيمة بالنظام السابق. يمكن عكسه ما دامت البضاعة موجودة.',
  },
  action_reverse: { en: 'Reverse', ar: 'عكس' },
  history_reverse: { en: 'reversed', ar: 'عكسه' },
  confirm_reverse: {
    en: 'Reverse this opening stock? All of its goods leave the store again; both remain on record.',
    ar: 'عكس هذا المخزون الافتتاحي؟ تخرج كل بضاعته من المتجر مجددًا ويبقى الاثنان مسجلين.',
  },
  rule_line_quantity: { en: 'Enter a quantity above 0.', ar: 'أدخل كمية أكبر من الصفر.' },
  rule_line_unit_cost: { en: 'Enter a unit cost of 0 or more.', ar: 'أدخل تكلفة وحدة صفر أو أكثر.' },
  rule_line_once: {
    en: 'This product is already on another line with this location and lot.',
    ar: 'هذا المنتج موجود في سطر آخر لهذا الموقع والدفعة.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Stock of a product, availability of a virtual product, and changes that stock prevents. */
export const text = texts({
  title: { en: 'Stock', ar: 'المخزون' },
  byStore: { en: 'Stock by store', ar: 'المخزون حسب المتجر' },
  byVariant: { en: 'Stock by variant', ar: 'المخزون حسب الصنف' },
  store: { en: 'Store', ar: 'المتجر' },
  variant: { en: 'Variant', ar: 'الصنف' },
  onHand: { en: 'On hand', ar: 'المخزون الفعلي' },
  free: { en: 'Available', ar: 'المتاح' },
  onWay: { en: 'In transit', ar: 'قيد النقل' },
  all: { en: 'All your stores', ar: 'كل متاجرك' },
  none: { en: 'No stock in your stores yet.', ar: 'لا مخزون منه في متاجرك بعد.' },
  lead: { en: 'In {unit}.', ar: 'بوحدة {unit}.' },
  openList: { en: 'Open stock list', ar: 'فتح في قائمة المخزون' },
  sellable: { en: 'Available to sell', ar: 'المتاح للبيع' },
  limit: { en: 'Limiting component', ar: 'المكوّن المحدِّد' },
  noStores: { en: 'None of your stores is set up to sell.', ar: 'لا متجر من متاجرك يبيع.' },
  blocked_stock: {
    en: '{count, plural, one {# store has} other {# stores have}} stock of this product. Sell, move or write off the stock first.',
    ar: '{count, plural, zero {لا متجر فيه مخزون منه.} one {متجر واحد فيه مخزون منه.} two {متجران فيهما مخزون منه.} few {# متاجر فيها مخزون منه.} many {# متجرًا فيها مخزون منه.} other {# متجر فيها مخزون منه.}} بعه أو انقله أو اشطبه أولًا.',
  },
  blocked_transfers: {
    en: '{count, plural, one {# open transfer includes} other {# open transfers include}} this product. Finish or cancel them first.',
    ar: '{count, plural, zero {لا تحويل جارٍ يشمله.} one {تحويل واحد جارٍ يشمله.} two {تحويلان جاريان يشملانه.} few {# تحويلات جارية تشمله.} many {# تحويلًا جاريًا تشمله.} other {# تحويل جارٍ تشمله.}} أنهها أو ألغها أولًا.',
  },
  locked_by_moves: {
    en: 'Stock of this product was posted with this value. Create another product to use a different one.',
    ar: 'رُحّل مخزون هذا المنتج بهذه القيمة. أنشئ منتجًا آخر لاستخدام قيمة أخرى.',
  },
})

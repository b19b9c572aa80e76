import { texts } from '@countinghouse/kernel/text'

/** What stores have of a product, what can be sold of a virtual one, and what stock keeps from happening to a product. */
export const text = texts({
  title: { en: 'Stock', ar: 'المخزون' },
  byStore: { en: 'Stock by store', ar: 'المخزون حسب المتجر' },
  byVariant: { en: 'Stock by variant', ar: 'المخزون حسب الصنف' },
  store: { en: 'Store', ar: 'المتجر' },
  variant: { en: 'Variant', ar: 'الصنف' },
  onHand: { en: 'On hand', ar: 'المتوفر' },
  free: { en: 'Free', ar: 'المتاح' },
  onWay: { en: 'On the way', ar: 'في الطريق' },
  all: { en: 'All your stores', ar: 'كل متاجرك' },
  none: { en: 'None of your stores has had any yet.', ar: 'لم يتوفر منه شيء في أي من متاجرك بعد.' },
  lead: { en: 'In {unit}.', ar: 'بوحدة {unit}.' },
  openList: { en: 'Open in the list of stock', ar: 'فتح في قائمة المخزون' },
  sellable: { en: 'Can be sold now', ar: 'يمكن بيعه الآن' },
  limit: { en: 'Least there is', ar: 'أقل ما يتوفر' },
  noStores: { en: 'None of your stores sells.', ar: 'لا متجر من متاجرك يبيع.' },
  blocked_stock: {
    en: '{count, plural, one {# store has} other {# stores have}} stock of it. Sell, move or write it off first.',
    ar: '{count, plural, zero {لا متجر فيه مخزون منه.} one {متجر واحد فيه مخزون منه.} two {متجران فيهما مخزون منه.} few {# متاجر فيها مخزون منه.} many {# متجرًا فيها مخزون منه.} other {# متجر فيها مخزون منه.}} بعه أو انقله أو اشطبه أولًا.',
  },
  blocked_transfers: {
    en: '{count, plural, one {# transfer is} other {# transfers are}} on the way with it. Finish or cancel them first.',
    ar: '{count, plural, zero {لا تحويل جارٍ يشمله.} one {تحويل واحد جارٍ يشمله.} two {تحويلان جاريان يشملانه.} few {# تحويلات جارية تشمله.} many {# تحويلًا جاريًا تشمله.} other {# تحويل جارٍ تشمله.}} أنهها أو ألغها أولًا.',
  },
  locked_by_moves: {
    en: 'Stock of this product was counted by it. Make another product if it is to be counted otherwise.',
    ar: 'عُدّ مخزون هذا المنتج على أساسه. أنشئ منتجًا آخر إن أردت العدّ بطريقة أخرى.',
  },
})

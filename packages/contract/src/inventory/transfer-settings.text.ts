import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  reserveHoldDays: {
    en: 'Reservation period of approved transfers (days)',
    ar: 'مدة حجز التحويلات الموافق عليها (أيام)',
  },
  reserveHoldDays_help: {
    en: 'Days from approval until stock of an unreleased transfer becomes available again.',
    ar: 'الأيام من الموافقة حتى يصبح مخزون التحويل غير المُطلق متاحًا مجددًا.',
  },
  damagePictures: { en: 'Required pictures of damaged goods', ar: 'الصور المطلوبة للبضاعة التالفة' },
  damagePictures_help: {
    en: 'Pictures needed to submit a settlement of damaged goods, including those on its receipts. 0 for none.',
    ar: 'الصور اللازمة لتقديم تسوية بضاعة تالفة، ومنها صور استلاماتها. 0: لا شيء.',
  },
  lowStockDays: { en: 'Low stock (days of cover)', ar: 'المخزون المنخفض (أيام التغطية)' },
  lowStockDays_help: {
    en: 'Products with this cover or less, based on sales of the last 28 days, are suggested for transfer.',
    ar: 'تُقترح للتحويل المنتجات التي تغطيتها هذا العدد أو أقل حسب مبيعات آخر 28 يومًا.',
  },
  fillUpDays: { en: 'Replenish to (days of cover)', ar: 'إعادة التزويد إلى (أيام التغطية)' },
  fillUpDays_help: {
    en: 'Cover after a suggested transfer. The source store keeps as much for itself.',
    ar: 'التغطية بعد التحويل المقترح. ويحتفظ المتجر المصدر لنفسه بالقدر نفسه.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Rate calculator tab of a delivery company. */
export const text = texts({
  title: { en: 'Rate calculator', ar: 'حاسبة الأسعار' },
  one: { en: 'parcel', ar: 'طرد' },
  many: {
    en: '{count, plural, one {# parcel} other {# parcels}}',
    ar: '{count, plural, zero {لا طرود} one {طرد واحد} two {طردان} few {# طرود} many {# طردًا} other {# طرد}}',
  },
  purpose: {
    en: 'Price of a parcel by service, using the saved rates.',
    ar: 'سعر الطرد حسب الخدمة، وفق الأسعار المحفوظة.',
  },
  country: { en: 'Country', ar: 'الدولة' },
  area: { en: 'Area', ar: 'المنطقة الإدارية' },
  postcode: { en: 'Postcode', ar: 'الرمز البريدي' },
  weightGrams: { en: 'Weight', ar: 'الوزن' },
  lengthMm: { en: 'Length', ar: 'الطول' },
  widthMm: { en: 'Width', ar: 'العرض' },
  heightMm: { en: 'Height', ar: 'الارتفاع' },
  goodsMinor: { en: 'Value of the goods', ar: 'قيمة البضاعة' },
  run: { en: 'Calculate', ar: 'حساب' },
  found: { en: 'The address is in {region}.', ar: 'يقع العنوان في {region}.' },
  foundNone: { en: 'The address is in no delivery region.', ar: 'العنوان خارج كل مناطق التوصيل.' },
  days: {
    en: '{count, plural, =0 {same day} one {# day} other {# days}}',
    ar: '{count, plural, =0 {في اليوم نفسه} zero {في اليوم نفسه} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
  ofRegion: { en: 'Rate for {region}, over {over} up to {upTo}', ar: 'سعر {region}، أكثر من {over} وحتى {upTo}' },
  everywhere: {
    en: 'Rate for all destinations, over {over} up to {upTo}',
    ar: 'سعر كل الوجهات، أكثر من {over} وحتى {upTo}',
  },
  base: { en: 'Base', ar: 'الأساس' },
  weight: { en: '{weight} at {amount} per kg', ar: '{weight} بسعر {amount} لكل كغم' },
  fuel: { en: 'Fuel surcharge, {rate}', ar: 'رسم الوقود، {rate}' },
  margin: { en: 'Margin, {rate}', ar: 'الهامش، {rate}' },
  free: { en: 'Free for goods from {amount}', ar: 'مجاني لبضاعة قيمتها {amount} فأكثر' },
  price: { en: 'Price', ar: 'السعر' },
})

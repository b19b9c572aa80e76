import { texts } from '@countinghouse/kernel/text'

/** The rates of a delivery company tried on an example, among its sides. */
export const text = texts({
  title: { en: 'Try a rate', ar: 'تجربة سعر' },
  one: { en: 'parcel', ar: 'طرد' },
  many: {
    en: '{count, plural, one {# parcel} other {# parcels}}',
    ar: '{count, plural, zero {لا طرود} one {طرد واحد} two {طردان} few {# طرود} many {# طردًا} other {# طرد}}',
  },
  purpose: {
    en: 'What each service asks for a parcel, by the rates as they are saved.',
    ar: 'ما تطلبه كل خدمة لطرد، وفق الأسعار المحفوظة.',
  },
  country: { en: 'Country', ar: 'الدولة' },
  area: { en: 'Area', ar: 'المنطقة الإدارية' },
  postcode: { en: 'Postcode', ar: 'الرمز البريدي' },
  weightGrams: { en: 'Weight', ar: 'الوزن' },
  lengthMm: { en: 'Length', ar: 'الطول' },
  widthMm: { en: 'Width', ar: 'العرض' },
  heightMm: { en: 'Height', ar: 'الارتفاع' },
  goodsMinor: { en: 'Value of the goods', ar: 'قيمة البضاعة' },
  run: { en: 'Try', ar: 'جرّب' },
  found: { en: 'The address lies in {region}.', ar: 'يقع العنوان في {region}.' },
  foundNone: { en: 'The address lies in no delivery region.', ar: 'لا يقع العنوان في أي منطقة توصيل.' },
  days: {
    en: '{count, plural, =0 {same day} one {# day} other {# days}}',
    ar: '{count, plural, =0 {في اليوم نفسه} zero {في اليوم نفسه} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
  ofRegion: { en: 'Rate for {region}, over {over} up to {upTo}', ar: 'سعر {region}، أكثر من {over} وحتى {upTo}' },
  everywhere: { en: 'Rate for everywhere, over {over} up to {upTo}', ar: 'سعر كل مكان، أكثر من {over} وحتى {upTo}' },
  base: { en: 'Base', ar: 'الأساس' },
  weight: { en: '{weight} at {amount} per kg', ar: '{weight} بسعر {amount} لكل كغم' },
  fuel: { en: 'Fuel, {rate}', ar: 'الوقود، {rate}' },
  margin: { en: 'Margin, {rate}', ar: 'الهامش، {rate}' },
  free: { en: 'Free from {amount} of goods', ar: 'مجاني لبضاعة قيمتها {amount} فأكثر' },
  price: { en: 'Price', ar: 'السعر' },
})

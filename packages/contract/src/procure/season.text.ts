import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Seasons', ar: 'المواسم' },
  one: { en: 'season', ar: 'موسم' },
  many: {
    en: '{count, plural, one {# season} other {# seasons}}',
    ar: '{count, plural, zero {لا مواسم} one {موسم واحد} two {موسمان} few {# مواسم} many {# موسمًا} other {# موسم}}',
  },
  purpose: {
    en: 'Seasons say when a collection is bought, delivered, sold and marked down.',
    ar: 'تحدد المواسم متى تُشترى المجموعة وتُسلَّم وتُباع ويُخفَّض سعرها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as SS26.', ar: 'مثل SS26.' },
  name: { en: 'Name', ar: 'الاسم' },
  type: { en: 'Type', ar: 'النوع' },
  type_spring_summer: { en: 'Spring and summer', ar: 'ربيع وصيف' },
  type_autumn_winter: { en: 'Autumn and winter', ar: 'خريف وشتاء' },
  type_pre_spring: { en: 'Pre-spring', ar: 'ما قبل الربيع' },
  type_pre_fall: { en: 'Pre-fall', ar: 'ما قبل الخريف' },
  type_resort: { en: 'Resort', ar: 'منتجعات' },
  type_holiday: { en: 'Holiday', ar: 'أعياد' },
  type_continuity: { en: 'Continuity (no dates)', ar: 'مستمر (بلا تواريخ)' },
  year: { en: 'Year', ar: 'السنة' },
  buyingFrom: { en: 'Buying from', ar: 'الشراء من' },
  buyingTo: { en: 'Buying to', ar: 'الشراء إلى' },
  deliveryFrom: { en: 'Delivery from', ar: 'التسليم من' },
  deliveryTo: { en: 'Delivery to', ar: 'التسليم إلى' },
  sellingFrom: { en: 'Selling from', ar: 'البيع من' },
  sellingTo: { en: 'Selling to', ar: 'البيع إلى' },
  markdownFrom: { en: 'Markdown from', ar: 'التخفيض من' },
  previousSeasonId: { en: 'Follows', ar: 'يتبع' },
  previousSeasonId_help: {
    en: 'The season whose articles this one carries on.',
    ar: 'الموسم الذي يواصل هذا الموسم أصنافه.',
  },
  budgetMinor: { en: 'Budget', ar: 'الميزانية' },
  budgetMinor_help: {
    en: 'What may be spent on articles of this season.',
    ar: 'ما يمكن إنفاقه على أصناف هذا الموسم.',
  },
  rule_previous_other: {
    en: 'A season cannot follow itself. Choose another one.',
    ar: 'لا يمكن أن يتبع الموسم نفسه. اختر موسمًا آخر.',
  },
  rule_buying_range: {
    en: 'Buying must end on or after the day it starts.',
    ar: 'يجب أن ينتهي الشراء في يوم بدايته أو بعده.',
  },
  rule_delivery_range: {
    en: 'Delivery must end on or after the day it starts.',
    ar: 'يجب أن ينتهي التسليم في يوم بدايته أو بعده.',
  },
  rule_selling_range: {
    en: 'Selling must end on or after the day it starts.',
    ar: 'يجب أن ينتهي البيع في يوم بدايته أو بعده.',
  },
  rule_continuity_dates: {
    en: 'A continuity season has no dates. Clear them.',
    ar: 'الموسم المستمر بلا تواريخ. امسحها.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Replenishment rules', ar: 'قواعد إعادة التزويد' },
  one: { en: 'replenishment rule', ar: 'قاعدة إعادة تزويد' },
  many: {
    en: '{count, plural, one {# replenishment rule} other {# replenishment rules}}',
    ar: '{count, plural, zero {لا قواعد إعادة تزويد} one {قاعدة إعادة تزويد واحدة} two {قاعدتا إعادة تزويد} few {# قواعد إعادة تزويد} many {# قاعدة إعادة تزويد} other {# قاعدة إعادة تزويد}}',
  },
  purpose: {
    en: 'How products and categories are replenished in stores.',
    ar: 'كيفية إعادة تزويد المتاجر بالمنتجات والفئات.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Leave blank for all stores.', ar: 'اتركه فارغًا لجميع المتاجر.' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  categoryId_help: {
    en: 'Includes the categories below it. Leave category and product blank for all products.',
    ar: 'مع الفئات التابعة لها. اترك الفئة والمنتج فارغين لجميع المنتجات.',
  },
  productId: { en: 'Product', ar: 'المنتج' },
  method: { en: 'Method', ar: 'الطريقة' },
  method_auto: { en: 'By demand', ar: 'بحسب الطلب' },
  method_minmax: { en: 'Minimum and maximum', ar: 'حد أدنى وحد أقصى' },
  method_none: { en: 'None', ar: 'بلا' },
  serviceLevel: { en: 'Service level', ar: 'مستوى الخدمة' },
  serviceLevel_help: {
    en: 'Probability that stock lasts until the next delivery. Leave blank to use the setting of the store.',
    ar: 'احتمال أن يكفي المخزون حتى التوريد التالي. اتركه فارغًا لاستخدام إعداد المتجر.',
  },
  serviceLevel_p90: { en: '90 %', ar: '90 %' },
  serviceLevel_p95: { en: '95 %', ar: '95 %' },
  serviceLevel_p97_5: { en: '97.5 %', ar: '97.5 %' },
  serviceLevel_p98: { en: '98 %', ar: '98 %' },
  serviceLevel_p99: { en: '99 %', ar: '99 %' },
  coverDays: { en: 'Safety stock (days)', ar: 'مخزون الأمان (أيام)' },
  coverDays_help: {
    en: 'Days of demand kept as safety stock instead of a service level.',
    ar: 'أيام من الطلب تُحفظ مخزون أمان بدلًا من مستوى الخدمة.',
  },
  reviewDays: { en: 'Days between orders', ar: 'الأيام بين الطلبات' },
  reviewDays_help: { en: 'Leave blank to use the supplier’s.', ar: 'اتركه فارغًا لاستخدام قيمة المورد.' },
  leadTimeDays: { en: 'Lead time (days)', ar: 'مدة التوريد (أيام)' },
  leadTimeDays_help: {
    en: 'Leave blank to use the receipts of the supplier, or the lead time entered for it.',
    ar: 'اتركها فارغة لاستخدام استلامات المورد، أو مدة التوريد المُدخلة له.',
  },
  minimumQuantity: { en: 'Minimum', ar: 'الحد الأدنى' },
  minimumQuantity_help: {
    en: 'Stock is replenished to at least this quantity, with any demand.',
    ar: 'يُعاد التزويد إلى هذه الكمية على الأقل مهما كان الطلب.',
  },
  maximumQuantity: { en: 'Maximum', ar: 'الحد الأقصى' },
  maximumQuantity_help: {
    en: 'Stock is replenished to this quantity at most; whole packs may exceed it.',
    ar: 'يُعاد التزويد إلى هذه الكمية على الأكثر؛ وقد تتجاوزها العبوات الكاملة.',
  },
  taken: {
    en: 'Another rule already applies to this product or category and store. Edit that rule.',
    ar: 'توجد قاعدة أخرى لهذا المنتج أو الفئة والمتجر. عدّل تلك القاعدة.',
  },
  rule_scope: { en: 'Choose a category or a product, not both.', ar: 'اختر فئة أو منتجًا، لا كليهما.' },
  rule_protection: {
    en: 'Enter a service level or days of safety stock, not both.',
    ar: 'أدخل مستوى خدمة أو أيام مخزون أمان، لا كليهما.',
  },
  rule_bounds: { en: 'The maximum is below the minimum.', ar: 'الحد الأقصى أقل من الحد الأدنى.' },
  rule_minmax: {
    en: 'Enter a minimum and a maximum for this method.',
    ar: 'أدخل حدًا أدنى وحدًا أقصى لهذه الطريقة.',
  },
})

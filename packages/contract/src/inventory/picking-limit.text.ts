import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Picking limits', ar: 'حدود الالتقاط' },
  one: { en: 'picking limit', ar: 'حد التقاط' },
  many: {
    en: '{count, plural, one {# picking limit} other {# picking limits}}',
    ar: '{count, plural, zero {لا حدود التقاط} one {حد التقاط واحد} two {حدا التقاط} few {# حدود التقاط} many {# حد التقاط} other {# حد التقاط}}',
  },
  purpose: {
    en: 'Maximum quantity of scarce products each store may receive by transfer in a period.',
    ar: 'أقصى كمية من المنتجات الشحيحة يستلمها كل متجر بالتحويل خلال فترة.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as TENTS-WEEK.', ar: 'مثل TENTS-WEEK.' },
  name: { en: 'Name', ar: 'الاسم' },
  variantId: { en: 'Variant', ar: 'الصنف' },
  variantId_help: {
    en: 'Choose a variant, product or category, or leave all blank to include all goods. The most specific limit applies.',
    ar: 'اختر صنفًا أو منتجًا أو فئة، أو اترك الكل فارغًا ليشمل كل البضاعة. يُطبَّق الحد الأدق.',
  },
  productId: { en: 'Product', ar: 'المنتج' },
  productId_help: { en: 'Each variant separately.', ar: 'كل صنف منه على حدة.' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  categoryId_help: {
    en: 'Includes subcategories, each variant separately.',
    ar: 'تشمل الفئات الفرعية، كل صنف على حدة.',
  },
  toStoreId: { en: 'Store', ar: 'المتجر' },
  toStoreId_help: {
    en: 'The receiving store. Leave blank to limit each store separately.',
    ar: 'المتجر المستلم. اتركه فارغًا لكل متجر على حدة.',
  },
  maxQuantity: { en: 'Maximum quantity', ar: 'الكمية القصوى' },
  maxQuantity_help: {
    en: 'Per variant within the period. 0 blocks all transfers.',
    ar: 'لكل صنف خلال الفترة. 0 يمنع كل تحويل.',
  },
  periodDays: { en: 'Period (days)', ar: 'الفترة (أيام)' },
  periodDays_help: {
    en: 'Includes quantities approved in this many days up to today, without cancelled ones.',
    ar: 'تشمل الكميات الموافق عليها في هذه الأيام حتى اليوم، دون الملغاة.',
  },
  validFrom: { en: 'Valid from', ar: 'يسري من' },
  validUntil: { en: 'Valid until', ar: 'يسري حتى' },
  validUntil_help: { en: 'Last day of validity.', ar: 'آخر يوم سريان.' },
  rule_goods: {
    en: 'Choose at most one of variant, product and category.',
    ar: 'اختر واحدًا على الأكثر من الصنف والمنتج والفئة.',
  },
  rule_dates: { en: 'Valid until cannot be before Valid from.', ar: 'لا يمكن أن ينتهي السريان قبل أن يبدأ.' },
  help_which: { en: 'Limit precedence', ar: 'أولوية الحدود' },
  help_which_1: {
    en: 'A variant limit applies before a product limit, then the nearest category, then all goods.',
    ar: 'يُطبَّق حد الصنف قبل حد المنتج، ثم أقرب فئة، ثم كل البضاعة.',
  },
  help_which_2: {
    en: 'Among these, a limit for the store applies before one for all stores; otherwise the one that starts later.',
    ar: 'ومن بينها يُطبَّق حد المتجر قبل حد كل المتاجر، وإلا فالذي يبدأ لاحقًا.',
  },
})

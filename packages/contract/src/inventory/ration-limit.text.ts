import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Picking limits', ar: 'حدود التجهيز' },
  one: { en: 'picking limit', ar: 'حد تجهيز' },
  many: {
    en: '{count, plural, one {# picking limit} other {# picking limits}}',
    ar: '{count, plural, zero {لا حدود تجهيز} one {حد تجهيز واحد} two {حدا تجهيز} few {# حدود تجهيز} many {# حد تجهيز} other {# حد تجهيز}}',
  },
  purpose: {
    en: 'Rations: how much of a scarce product each store may get by transfer within some days.',
    ar: 'الحصص: الكمية التي يحق لكل متجر الحصول عليها من منتج شحيح بالتحويل خلال عدد من الأيام.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as TENTS-WEEK.', ar: 'مثل TENTS-WEEK.' },
  name: { en: 'Name', ar: 'الاسم' },
  variantId: { en: 'Variant', ar: 'الصنف' },
  variantId_help: {
    en: 'Choose a variant, a product or a category, or none of them: then it holds for all goods. The most exact limit counts.',
    ar: 'اختر صنفًا أو منتجًا أو فئة، أو لا تختر شيئًا فيسري على كل البضاعة. يُحتسب الحد الأدق.',
  },
  productId: { en: 'Product', ar: 'المنتج' },
  productId_help: { en: 'Each of its variants by itself.', ar: 'كل صنف منه على حدة.' },
  categoryId: { en: 'Category', ar: 'الفئة' },
  categoryId_help: {
    en: 'With all categories below it, each variant by itself.',
    ar: 'مع كل الفئات التي تحتها، كل صنف على حدة.',
  },
  toStoreId: { en: 'Store', ar: 'المتجر' },
  toStoreId_help: {
    en: 'The store that gets the goods. Empty: each store by itself.',
    ar: 'المتجر الذي يحصل على البضاعة. فارغ: كل متجر على حدة.',
  },
  maxQuantity: { en: 'Most', ar: 'الحد الأقصى' },
  maxQuantity_help: {
    en: 'Of each variant, within the days below. 0 lets nothing through.',
    ar: 'من كل صنف خلال الأيام أدناه. 0 لا يسمح بشيء.',
  },
  periodDays: { en: 'Within (days)', ar: 'خلال (أيام)' },
  periodDays_help: {
    en: 'What was approved on the last of so many days counts, today included; what was cancelled does not.',
    ar: 'يُحتسب ما تمت الموافقة عليه خلال آخر هذه الأيام، ومنها اليوم، ولا يُحتسب الملغى.',
  },
  validFrom: { en: 'Holds from', ar: 'يسري من' },
  validUntil: { en: 'Holds until', ar: 'يسري حتى' },
  validUntil_help: { en: 'Its last day.', ar: 'آخر يوم.' },
  rule_goods: {
    en: 'Choose a variant, a product or a category: one of the three at most.',
    ar: 'اختر صنفًا أو منتجًا أو فئة: واحدًا من الثلاثة على الأكثر.',
  },
  rule_dates: { en: 'It ends before it begins.', ar: 'ينتهي قبل أن يبدأ.' },
  help_which: { en: 'Which limit counts', ar: 'أي حد يُحتسب' },
  help_which_1: {
    en: 'The limit of the variant counts before that of its product, that before the nearest category, that before one for all goods.',
    ar: 'يُحتسب حد الصنف قبل حد منتجه، وحد المنتج قبل أقرب فئة، والفئة قبل الحد الساري على كل البضاعة.',
  },
  help_which_2: {
    en: 'Of these, one for the store counts before one for all stores; of two alike, the one that begins later.',
    ar: 'ومن بينها يُحتسب حد المتجر قبل حد كل المتاجر، ومن حدين متماثلين الذي يبدأ لاحقًا.',
  },
})

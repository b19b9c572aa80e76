import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Price lists', ar: 'قوائم الأسعار' },
  one: { en: 'price list', ar: 'قائمة أسعار' },
  many: {
    en: '{count, plural, one {# price list} other {# price lists}}',
    ar: '{count, plural, zero {لا قوائم أسعار} one {قائمة أسعار واحدة} two {قائمتا أسعار} few {# قوائم أسعار} many {# قائمة أسعار} other {# قائمة أسعار}}',
  },
  purpose: {
    en: 'Price lists say what products cost: one for shops, others for trade customers, for staff or for what you buy.',
    ar: 'تحدد قوائم الأسعار تكلفة المنتجات: قائمة للمتاجر، وأخرى لعملاء الجملة أو الموظفين أو لما تشتريه.',
  },
  help: {
    en: 'Stores sell by the list that names them, every other store by the default list. What a list does not price itself comes from its parent, changed by a percentage and brought to an ending.',
    ar: 'تبيع المتاجر وفق القائمة التي تذكرها، وأي متجر آخر وفق القائمة الافتراضية. ما لا تسعّره القائمة يؤخذ من القائمة الأم بعد تعديله بنسبة وتقريبه إلى نهاية.',
  },
  help_derive: { en: 'Make a list that follows another', ar: 'إنشاء قائمة تتبع قائمة أخرى' },
  help_derive_1: {
    en: 'Choose the parent, and by how many per cent its prices change.',
    ar: 'اختر القائمة الأم ونسبة تغيير أسعارها.',
  },
  help_derive_2: {
    en: 'Choose an ending, such as .99, and how prices get there.',
    ar: 'اختر نهاية مثل .99 وطريقة الوصول إليها.',
  },
  help_derive_3: {
    en: 'Save, then look at Try a price with a product whose price you know.',
    ar: 'احفظ، ثم افتح «تجربة سعر» بمنتج تعرف سعره.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Kind', ar: 'النوع' },
  kind_retail: { en: 'Retail', ar: 'تجزئة' },
  kind_trade: { en: 'Trade', ar: 'جملة' },
  kind_staff: { en: 'Staff', ar: 'موظفون' },
  kind_buy: { en: 'Buying', ar: 'شراء' },
  currency: { en: 'Currency', ar: 'العملة' },
  currency_help: {
    en: 'Currency and kind stay as they are once the list has prices or other lists follow it.',
    ar: 'لا تتغير العملة والنوع متى كانت في القائمة أسعار أو تبعتها قوائم أخرى.',
  },
  taxIncluded: { en: 'Tax included', ar: 'شاملة الضريبة' },
  isDefault: { en: 'Default', ar: 'افتراضية' },
  isDefault_help: {
    en: 'Stores without a list of their own sell by it. It takes the place of the default before it.',
    ar: 'تبيع وفقها المتاجر التي لا قائمة لها، وتحل محل القائمة الافتراضية السابقة.',
  },
  stores: { en: 'Stores', ar: 'المتاجر' },
  stores_help: {
    en: 'These sell by this list. A store has one list.',
    ar: 'تبيع وفق هذه القائمة. لكل متجر قائمة واحدة.',
  },
  parentId: { en: 'Parent list', ar: 'القائمة الأم' },
  parentId_help: {
    en: 'What this list does not price itself comes from there.',
    ar: 'منها يؤخذ ما لا تسعّره هذه القائمة.',
  },
  adjust: { en: 'Change of parent prices', ar: 'تغيير أسعار القائمة الأم' },
  adjust_help: { en: '-20 takes off a fifth.', ar: '‎-20 تخصم الخُمس.' },
  ending: { en: 'Ending', ar: 'النهاية' },
  ending_help: {
    en: 'Of prices that come from the parent. What would fall to 0 or below keeps its amount.',
    ar: 'للأسعار المأخوذة من القائمة الأم. ما كان سيصل إلى 0 أو دونه يبقى على مبلغه.',
  },
  ending_none: { en: 'None', ar: 'بلا' },
  ending_00: { en: '.00', ar: '‎.00' },
  ending_95: { en: '.95', ar: '‎.95' },
  ending_99: { en: '.99', ar: '‎.99' },
  endingMode: { en: 'Way to the ending', ar: 'طريقة بلوغ النهاية' },
  endingMode_nearest: { en: 'Nearest', ar: 'الأقرب' },
  endingMode_up: { en: 'Up', ar: 'إلى أعلى' },
  endingMode_down: { en: 'Down', ar: 'إلى أسفل' },
  description: { en: 'Description', ar: 'الوصف' },
  rule_derived: {
    en: 'A change needs a parent list whose prices change.',
    ar: 'التغيير يحتاج إلى قائمة أم تتغير أسعارها.',
  },
  rule_bought: { en: 'Buying prices have no ending.', ar: 'ليس لأسعار الشراء نهاية.' },
  rule_sold: { en: 'Stores do not sell by a buying list.', ar: 'لا تبيع المتاجر وفق قائمة شراء.' },
  rule_in_use: {
    en: 'The default list stays active. Make another list the default first.',
    ar: 'تبقى القائمة الافتراضية نشطة. اجعل قائمة أخرى افتراضية أولًا.',
  },
})

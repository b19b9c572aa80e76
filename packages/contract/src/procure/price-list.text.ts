import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Price lists', ar: 'قوائم الأسعار' },
  one: { en: 'price list', ar: 'قائمة أسعار' },
  many: {
    en: '{count, plural, one {# price list} other {# price lists}}',
    ar: '{count, plural, zero {لا قوائم أسعار} one {قائمة أسعار واحدة} two {قائمتا أسعار} few {# قوائم أسعار} many {# قائمة أسعار} other {# قائمة أسعار}}',
  },
  purpose: {
    en: 'Price lists for retail, trade customers, staff and purchasing.',
    ar: 'قوائم أسعار للتجزئة وعملاء الجملة والموظفين والمشتريات.',
  },
  help: {
    en: 'A store uses the price list assigned to it, otherwise the default list. Missing prices are derived from the parent list by a percentage and a price ending.',
    ar: 'يستخدم المتجر القائمة المسندة إليه وإلا فالقائمة الافتراضية. الأسعار الناقصة تُشتق من القائمة الأم بنسبة ونهاية سعر.',
  },
  help_derive: { en: 'Create a derived list', ar: 'إنشاء قائمة مشتقة' },
  help_derive_1: {
    en: 'Select the parent list and enter the change in per cent.',
    ar: 'اختر القائمة الأم وأدخل نسبة التغيير.',
  },
  help_derive_2: {
    en: 'Select a price ending such as .99, and the rounding.',
    ar: 'اختر نهاية سعر مثل .99 والتقريب.',
  },
  help_derive_3: {
    en: 'Save, then use Price check with a product whose price you know.',
    ar: 'احفظ، ثم استخدم «التحقق من السعر» بمنتج تعرف سعره.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_retail: { en: 'Retail', ar: 'تجزئة' },
  kind_trade: { en: 'Trade', ar: 'جملة' },
  kind_staff: { en: 'Staff', ar: 'موظفون' },
  kind_buy: { en: 'Purchase', ar: 'شراء' },
  currency: { en: 'Currency', ar: 'العملة' },
  currency_help: {
    en: 'Currency and type are locked once the list has prices or derived lists.',
    ar: 'تُقفل العملة والنوع متى كانت في القائمة أسعار أو اشتُقت منها قوائم.',
  },
  taxIncluded: { en: 'Tax included', ar: 'شاملة الضريبة' },
  isDefault: { en: 'Default', ar: 'افتراضية' },
  isDefault_help: {
    en: 'Used by stores without a list of their own. Replaces the previous default.',
    ar: 'تستخدمها المتاجر التي لا قائمة لها، وتحل محل الافتراضية السابقة.',
  },
  stores: { en: 'Stores', ar: 'المتاجر' },
  stores_help: {
    en: 'Stores using this list. A store has one list only.',
    ar: 'المتاجر التي تستخدم هذه القائمة. لكل متجر قائمة واحدة.',
  },
  parentId: { en: 'Parent list', ar: 'القائمة الأم' },
  parentId_help: {
    en: 'Source of prices missing in this list.',
    ar: 'مصدر الأسعار الناقصة في هذه القائمة.',
  },
  adjust: { en: 'Change to parent prices', ar: 'تغيير أسعار القائمة الأم' },
  adjust_help: { en: 'For example -20 for a reduction of 20 per cent.', ar: 'مثلًا ‎-20 لتخفيض 20 بالمئة.' },
  ending: { en: 'Price ending', ar: 'نهاية السعر' },
  ending_help: {
    en: 'For prices derived from the parent list. Not applied if the price would fall to 0 or below.',
    ar: 'للأسعار المشتقة من القائمة الأم. لا تُطبق إن كان السعر سيصل إلى 0 أو دونه.',
  },
  ending_none: { en: 'None', ar: 'بلا' },
  ending_00: { en: '.00', ar: '‎.00' },
  ending_95: { en: '.95', ar: '‎.95' },
  ending_99: { en: '.99', ar: '‎.99' },
  endingMode: { en: 'Rounding', ar: 'التقريب' },
  endingMode_nearest: { en: 'Nearest', ar: 'الأقرب' },
  endingMode_up: { en: 'Up', ar: 'إلى أعلى' },
  endingMode_down: { en: 'Down', ar: 'إلى أسفل' },
  description: { en: 'Description', ar: 'الوصف' },
  rule_derived: {
    en: 'A change requires a parent list. Select one.',
    ar: 'يتطلب التغيير قائمة أم. اختر واحدة.',
  },
  rule_bought: {
    en: 'Purchase price lists have no price ending. Remove it.',
    ar: 'ليس لقوائم الشراء نهاية سعر. أزلها.',
  },
  rule_sold: {
    en: 'Stores cannot use a purchase price list. Remove the stores.',
    ar: 'لا تستخدم المتاجر قائمة شراء. أزل المتاجر.',
  },
  rule_in_use: {
    en: 'The default list cannot be deactivated. Make another list the default first.',
    ar: 'لا يمكن تعطيل القائمة الافتراضية. اجعل قائمة أخرى افتراضية أولًا.',
  },
})

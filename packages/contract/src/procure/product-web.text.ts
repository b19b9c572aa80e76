import { texts } from '@countinghouse/kernel/text'

/** What a product says of itself on the web. */
export const text = texts({
  title: { en: 'Web attributes', ar: 'سمات الويب' },
  purpose: {
    en: 'Product details and filters on the website. The category determines the attributes.',
    ar: 'بيانات المنتج وعوامل تصفيته على الويب. يحدد التصنيف السمات المطلوبة.',
  },
  complete: { en: '{percent} complete', ar: 'مكتمل بنسبة {percent}' },
  complete_hint: {
    en: 'Required attributes, name, description, image, price and category have equal weight.',
    ar: 'تُحسب السمات المطلوبة والاسم والوصف والصورة والسعر والتصنيف بالتساوي.',
  },
  unfilled: { en: 'Missing: {names}', ar: 'الناقص: {names}' },
  none: {
    en: 'The product category has no web attributes. Add them to the category first.',
    ar: 'ليس لتصنيف هذا المنتج سمات ويب. أضفها إلى التصنيف أولًا.',
  },
  noCategory: {
    en: 'This product has no category. Choose one on the Details tab to show its web attributes.',
    ar: 'ليس لهذا المنتج تصنيف. اختر واحدًا في تبويب «التفاصيل» لعرض سمات الويب.',
  },
  required: { en: 'required', ar: 'مطلوب' },
  notRequested: { en: 'No longer required by the category.', ar: 'لم يعد التصنيف يطلبها.' },
  inLanguage: { en: '{name} in {language}', ar: '{name} باللغة {language}' },
  language_en: { en: 'English', ar: 'الإنجليزية' },
  language_ar: { en: 'Arabic', ar: 'العربية' },
  ofVariant: { en: '{name} of {sku}', ar: '{name} لـ {sku}' },
  variant: { en: 'Variant', ar: 'الصنف' },
  empty: { en: 'Not specified', ar: 'غير محدد' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  image: { en: 'Image {number}', ar: 'الصورة {number}' },
  noImages: { en: 'Add images of the product first.', ar: 'أضف صور المنتج أولًا.' },
  wrong_text: { en: 'Enter text.', ar: 'أدخل نصًا.' },
  wrong_richtext: { en: 'Enter text.', ar: 'أدخل نصًا.' },
  wrong_number: {
    en: 'Enter a number with at most 12 digits and 6 decimals.',
    ar: 'أدخل عددًا لا يزيد على 12 رقمًا و6 خانات عشرية.',
  },
  wrong_bool: { en: 'Choose yes or no.', ar: 'اختر نعم أو لا.' },
  wrong_date: { en: 'Enter a date.', ar: 'أدخل تاريخًا.' },
  wrong_select: { en: 'Choose a value from the list.', ar: 'اختر إحدى القيم المعروضة.' },
  wrong_multiselect: {
    en: 'Choose values from the list, each only once.',
    ar: 'اختر من القيم المعروضة، كلًّا مرة واحدة.',
  },
  wrong_asset: { en: 'Choose an image of this product.', ar: 'اختر صورة من صور هذا المنتج.' },
  wrong_attribute: {
    en: 'The attribute is not used by the product category or its parents. Reload the page.',
    ar: 'لا يطلب هذه السمة تصنيف المنتج ولا أي تصنيف أعلى منه. أعد تحميل الصفحة.',
  },
  wrong_variant: {
    en: 'The attribute is set per variant. Choose a variant of this product.',
    ar: 'تُحدَّد هذه السمة لكل صنف. اختر صنفًا من هذا المنتج.',
  },
  wrong_noVariant: {
    en: 'The attribute is set for the product, not for a variant.',
    ar: 'تُحدَّد هذه السمة للمنتج لا للصنف.',
  },
  wrong_language: {
    en: 'The attribute varies by language. Choose the language.',
    ar: 'تختلف هذه السمة باختلاف اللغة. حدد اللغة.',
  },
  wrong_noLanguage: { en: 'The attribute is the same in all languages.', ar: 'هذه السمة واحدة في كل اللغات.' },
  wrong_twice: {
    en: 'The attribute is included twice. Remove one of the values.',
    ar: 'السمة مكررة. أزل إحدى القيمتين.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  nothing: { en: 'No changes to save.', ar: 'لا توجد تغييرات للحفظ.' },
  saved: { en: 'Web attributes of {name} saved.', ar: 'حُفظت سمات الويب لـ {name}.' },
})

import { texts } from '@countinghouse/kernel/text'

/** What a product says of itself on the web. */
export const text = texts({
  title: { en: 'Web attributes', ar: 'سمات الويب' },
  purpose: {
    en: 'What shoppers read and filter by on the web. The category of the product says what is asked for.',
    ar: 'ما يقرؤه المتسوقون ويُصفّون به على الويب. يحدد تصنيف المنتج ما هو مطلوب.',
  },
  complete: { en: '{percent} complete', ar: 'مكتمل بنسبة {percent}' },
  complete_hint: {
    en: 'Required attributes, name, description, image, price and category count alike.',
    ar: 'تُحسب السمات المطلوبة والاسم والوصف والصورة والسعر والتصنيف بالتساوي.',
  },
  unfilled: { en: 'Still to be filled in: {names}', ar: 'بقي ملء: {names}' },
  none: {
    en: 'The category of this product asks for nothing. Add web attributes to the category first.',
    ar: 'لا يطلب تصنيف هذا المنتج شيئًا. أضف سمات الويب إلى التصنيف أولًا.',
  },
  noCategory: {
    en: 'This product has no category. Choose one on the side Details: it says what is asked for on the web.',
    ar: 'ليس لهذا المنتج تصنيف. اختر واحدًا في جانب «التفاصيل»، فهو يحدد المطلوب على الويب.',
  },
  required: { en: 'required', ar: 'مطلوب' },
  notAsked: { en: 'No category asks for it any more.', ar: 'لم يعد أي تصنيف يطلبها.' },
  inLanguage: { en: '{name} in {language}', ar: '{name} باللغة {language}' },
  language_en: { en: 'English', ar: 'الإنجليزية' },
  language_ar: { en: 'Arabic', ar: 'العربية' },
  ofVariant: { en: '{name} of {sku}', ar: '{name} لـ {sku}' },
  variant: { en: 'Variant', ar: 'الصنف' },
  empty: { en: 'Nothing said', ar: 'لم يُحدَّد' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  image: { en: 'Image {number}', ar: 'الصورة {number}' },
  noImages: { en: 'Add images of the product first.', ar: 'أضف صور المنتج أولًا.' },
  wrong_text: { en: 'Enter a text.', ar: 'أدخل نصًا.' },
  wrong_richtext: { en: 'Enter a text.', ar: 'أدخل نصًا.' },
  wrong_number: {
    en: 'Enter a number with at most 12 digits and 6 decimals.',
    ar: 'أدخل عددًا لا يزيد على 12 رقمًا و6 خانات عشرية.',
  },
  wrong_bool: { en: 'Choose yes or no.', ar: 'اختر نعم أو لا.' },
  wrong_date: { en: 'Enter a date.', ar: 'أدخل تاريخًا.' },
  wrong_select: { en: 'Choose one of the offered values.', ar: 'اختر إحدى القيم المعروضة.' },
  wrong_multiselect: { en: 'Choose from the offered values, each once.', ar: 'اختر من القيم المعروضة، كلًّا مرة واحدة.' },
  wrong_asset: { en: 'Choose an image of this product.', ar: 'اختر صورة من صور هذا المنتج.' },
  wrong_attribute: {
    en: 'Neither the category of this product nor one above asks for this. Reload the page.',
    ar: 'لا يطلب هذه السمة تصنيف المنتج ولا أي تصنيف أعلى منه. أعد تحميل الصفحة.',
  },
  wrong_variant: {
    en: 'This is said of each variant. Choose a variant of this product.',
    ar: 'تُحدَّد هذه السمة لكل صنف. اختر صنفًا من هذا المنتج.',
  },
  wrong_noVariant: { en: 'This is said of the product, not of a variant.', ar: 'تُحدَّد هذه السمة للمنتج لا للصنف.' },
  wrong_language: {
    en: 'This differs by language. Say in which it is.',
    ar: 'تختلف هذه السمة باختلاف اللغة. حدد اللغة.',
  },
  wrong_noLanguage: { en: 'This is the same in all languages.', ar: 'هذه السمة واحدة في كل اللغات.' },
  wrong_twice: { en: 'This is said twice in one write.', ar: 'ذُكرت هذه السمة مرتين في عملية حفظ واحدة.' },
  save: { en: 'Save', ar: 'حفظ' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  nothing: { en: 'Nothing was changed.', ar: 'لم يتغير شيء.' },
  saved: { en: 'Web attributes of {name} are saved.', ar: 'حُفظت سمات الويب لـ {name}.' },
})

import { texts } from '@countinghouse/kernel/text'

/** Of the side of a product on which its pictures stand. */
export const text = texts({
  images: { en: 'Images', ar: 'الصور' },
  add: { en: 'Add images', ar: 'إضافة صور' },
  help: {
    en: 'Or drop them here. PNG, JPEG or WebP, at most 15 MB each. The first one is shown in lists.',
    ar: 'أو أفلتها هنا. PNG أو JPEG أو WebP، بحد أقصى 15 ميغابايت لكل صورة. تظهر الأولى في القوائم.',
  },
  uploads: { en: 'On their way', ar: 'قيد الرفع' },
  none: { en: 'There are no images yet.', ar: 'لا صور بعد.' },
  main: { en: 'Main image', ar: 'الصورة الرئيسية' },
  image: { en: 'Image {number} of {name}', ar: 'الصورة {number} من {name}' },
  alt: { en: 'What it shows', ar: 'ما تُظهره' },
  alt_of: { en: 'What image {number} shows', ar: 'ما تُظهره الصورة {number}' },
  colour_of: { en: 'Colour of image {number}', ar: 'لون الصورة {number}' },
  everyColour: { en: 'Every colour', ar: 'كل الألوان' },
  earlier: { en: 'Move image {number} forward', ar: 'تقديم الصورة {number}' },
  later: { en: 'Move image {number} back', ar: 'تأخير الصورة {number}' },
  remove: { en: 'Remove image {number}', ar: 'إزالة الصورة {number}' },
  removeTitle: { en: 'Remove this image?', ar: 'إزالة هذه الصورة؟' },
  removeBody: { en: 'It is gone from the product for good.', ar: 'تزول من المنتج نهائيًا.' },
  removeIt: { en: 'Remove image', ar: 'إزالة الصورة' },
  needsRight: { en: 'This needs the right {right}.', ar: 'يتطلب ذلك الصلاحية {right}.' },
})

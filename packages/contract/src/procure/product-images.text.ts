import { texts } from '@countinghouse/kernel/text'

/** Images tab of a product. */
export const text = texts({
  images: { en: 'Images', ar: 'الصور' },
  add: { en: 'Add images', ar: 'إضافة صور' },
  help: {
    en: 'Or drop them here. PNG, JPEG or WebP, up to 15 MB each. The first one is shown in lists.',
    ar: 'أو أفلتها هنا. PNG أو JPEG أو WebP، بحد أقصى 15 ميغابايت لكل صورة. تظهر الأولى في القوائم.',
  },
  uploads: { en: 'Uploading', ar: 'قيد الرفع' },
  none: { en: 'There are no images yet.', ar: 'لا صور بعد.' },
  main: { en: 'Main image', ar: 'الصورة الرئيسية' },
  image: { en: 'Image {number} of {name}', ar: 'الصورة {number} من {name}' },
  alt: { en: 'Image description', ar: 'وصف الصورة' },
  alt_of: { en: 'Description of image {number}', ar: 'وصف الصورة {number}' },
  colour_of: { en: 'Colour of image {number}', ar: 'لون الصورة {number}' },
  everyColour: { en: 'All colours', ar: 'كل الألوان' },
  earlier: { en: 'Move image {number} forward', ar: 'تقديم الصورة {number}' },
  later: { en: 'Move image {number} back', ar: 'تأخير الصورة {number}' },
  remove: { en: 'Remove image {number}', ar: 'إزالة الصورة {number}' },
  removeTitle: { en: 'Remove this image?', ar: 'إزالة هذه الصورة؟' },
  removeBody: { en: 'The image is permanently removed from the product.', ar: 'تُزال الصورة من المنتج نهائيًا.' },
  removeIt: { en: 'Remove image', ar: 'إزالة الصورة' },
  needsPermission: { en: 'Requires the permission {right}', ar: 'يتطلب الصلاحية {right}' },
})

import { texts } from '@countinghouse/kernel/text'

/** Of the one picture that stands for something: a logo, or any other. */
export const text = texts({
  logo: { en: 'Logo', ar: 'الشعار' },
  logo_of: { en: 'Logo of {name}', ar: 'شعار {name}' },
  logo_choose: { en: 'Choose a logo', ar: 'اختيار شعار' },
  logo_replace: { en: 'Replace the logo', ar: 'استبدال الشعار' },
  logo_remove: { en: 'Remove the logo', ar: 'إزالة الشعار' },
  logo_saved: { en: 'The logo is saved.', ar: 'حُفظ الشعار.' },
  logo_removed: { en: 'The logo is removed.', ar: 'أُزيل الشعار.' },
  picture: { en: 'Picture', ar: 'الصورة' },
  picture_of: { en: 'Picture of {name}', ar: 'صورة {name}' },
  picture_choose: { en: 'Choose a picture', ar: 'اختيار صورة' },
  picture_replace: { en: 'Replace the picture', ar: 'استبدال الصورة' },
  picture_remove: { en: 'Remove the picture', ar: 'إزالة الصورة' },
  picture_saved: { en: 'The picture is saved.', ar: 'حُفظت الصورة.' },
  picture_removed: { en: 'The picture is removed.', ar: 'أُزيلت الصورة.' },
  help: {
    en: 'PNG, JPEG, WebP or GIF, {size} MB at most. It is saved at once.',
    ar: 'بصيغة PNG أو JPEG أو WebP أو GIF وبحجم {size} ميغابايت على الأكثر. يُحفظ فورًا.',
  },
})

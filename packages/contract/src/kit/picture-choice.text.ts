import { texts } from '@countinghouse/kernel/text'

/** The single picture of a record: a logo or another picture. */
export const text = texts({
  logo: { en: 'Logo', ar: 'الشعار' },
  logo_of: { en: 'Logo of {name}', ar: 'شعار {name}' },
  logo_choose: { en: 'Choose a logo', ar: 'اختيار شعار' },
  logo_replace: { en: 'Replace the logo', ar: 'استبدال الشعار' },
  logo_remove: { en: 'Remove the logo', ar: 'إزالة الشعار' },
  logo_saved: { en: 'Logo saved.', ar: 'حُفظ الشعار.' },
  logo_removed: { en: 'Logo removed.', ar: 'أُزيل الشعار.' },
  picture: { en: 'Picture', ar: 'الصورة' },
  picture_of: { en: 'Picture of {name}', ar: 'صورة {name}' },
  picture_choose: { en: 'Choose a picture', ar: 'اختيار صورة' },
  picture_replace: { en: 'Replace the picture', ar: 'استبدال الصورة' },
  picture_remove: { en: 'Remove the picture', ar: 'إزالة الصورة' },
  picture_saved: { en: 'Picture saved.', ar: 'حُفظت الصورة.' },
  picture_removed: { en: 'Picture removed.', ar: 'أُزيلت الصورة.' },
  help: {
    en: 'PNG, JPEG, WebP or GIF, up to {size} MB. Saved immediately.',
    ar: 'بصيغة PNG أو JPEG أو WebP أو GIF وبحجم {size} ميغابايت على الأكثر. يُحفظ فورًا.',
  },
})

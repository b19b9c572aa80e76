import { texts } from '@countinghouse/kernel/text'

/** What a barcode scanner did, and how it is set. Source: user-experience.md 6. */
export const text = texts({
  nothing: {
    en: 'Scanned {code}. Nothing that you may see has this code.',
    ar: 'مُسح {code}. لا شيء مما يمكنك رؤيته يحمل هذا الرمز.',
  },
  merged: {
    en: 'Scanned {code}. It was merged into {name}.',
    ar: 'مُسح {code}. دُمج في {name}.',
  },
  failed: {
    en: 'Scanned {code}, but it could not be looked up. {reason}',
    ar: 'مُسح {code} لكن تعذر البحث عنه. {reason}',
  },
  create: { en: 'Create …', ar: 'إضافة …' },
  camera: { en: 'Scan with the camera', ar: 'المسح بالكاميرا' },
  title: { en: 'Barcode scanner', ar: 'قارئ الباركود' },
  help: {
    en: 'A scan is recognised on every page. If your scanner puts characters around each code, name them here; Enter or Tab at the end needs no mention. Without a scanner, the camera of a phone reads codes where the browser can: “Scan with the camera” here and in the search of records and actions.',
    ar: 'يُتعرَّف على المسح في كل صفحة. إن كان قارئك يضيف أحرفًا حول كل رمز فاذكرها هنا؛ ولا حاجة إلى ذكر Enter أو Tab في النهاية. ومن دون قارئ تقرأ كاميرا الهاتف الرموز حيث يستطيع المتصفح ذلك: «المسح بالكاميرا» هنا وفي البحث في السجلات والإجراءات.',
  },
  prefix: { en: 'Characters before the code', ar: 'الأحرف قبل الرمز' },
  sound: { en: 'A sound tells how each scan went', ar: 'صوت يخبر بنتيجة كل مسح' },
  suffix: { en: 'Characters after the code', ar: 'الأحرف بعد الرمز' },
})

import { texts } from '@countinghouse/kernel/text'

/** Results and settings of the barcode scanner. */
export const text = texts({
  nothing: {
    en: 'Scanned {code}. No record available to you has this code.',
    ar: 'مُسح {code}. لا سجل متاح لك يحمل هذا الرمز.',
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
    en: 'Scans are recognised on every page. If your scanner adds characters around a code, enter them here; a final Enter or Tab is recognised automatically. Without a scanner, use “Scan with the camera” here or in the search of records and actions.',
    ar: 'يُتعرَّف على المسح في كل صفحة. إن كان قارئك يضيف أحرفًا حول الرمز فأدخلها هنا؛ ويُتعرَّف تلقائيًا على Enter أو Tab في النهاية. ومن دون قارئ استخدم «المسح بالكاميرا» هنا أو في البحث في السجلات والإجراءات.',
  },
  prefix: { en: 'Characters before the code', ar: 'الأحرف قبل الرمز' },
  sound: { en: 'Play a sound for each scan', ar: 'تشغيل صوت لكل مسح' },
  suffix: { en: 'Characters after the code', ar: 'الأحرف بعد الرمز' },
})

import { texts } from '@countinghouse/kernel/text'

/** Codes read by the camera. */
export const text = texts({
  picture: { en: 'Camera view', ar: 'عرض الكاميرا' },
  starting: {
    en: 'The camera is starting. If the browser asks for it, allow it.',
    ar: 'جارٍ تشغيل الكاميرا. إن طلب المتصفح الإذن فاسمح به.',
  },
  aim: { en: 'Hold a code in front of the camera.', ar: 'ضع رمزًا أمام الكاميرا.' },
  read: { en: 'Read {code}.', ar: 'قُرئ الرمز {code}.' },
  good: { en: 'Read {code}. Record found.', ar: 'قُرئ الرمز {code} وعُثر على السجل.' },
  bad: {
    en: 'Read {code}, but the code was not accepted. Close the camera to see why.',
    ar: 'قُرئ الرمز {code} لكنه لم يُقبل. أغلق الكاميرا لمعرفة السبب.',
  },
  continuous: { en: 'Scan until the camera is closed', ar: 'المسح حتى إغلاق الكاميرا' },
  light: { en: 'Light', ar: 'الإضاءة' },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
  close: { en: 'Close', ar: 'إغلاق' },
  refused: {
    en: 'The browser blocks the camera. Allow it in the site settings beside the address, then try again.',
    ar: 'يمنع المتصفح استخدام الكاميرا. اسمح بها من إعدادات الموقع بجانب العنوان ثم حاول مرة أخرى.',
  },
  missing: {
    en: 'No camera was found. Connect one and try again, or type the code into the search.',
    ar: 'لم يُعثر على كاميرا. صِل واحدة وحاول مرة أخرى، أو اكتب الرمز في البحث.',
  },
  busy: {
    en: 'Another program or tab is using the camera. Close it there, then try again.',
    ar: 'برنامج آخر أو علامة تبويب أخرى تستخدم الكاميرا. أغلقها هناك ثم حاول مرة أخرى.',
  },
  lost: {
    en: 'The camera provides no picture. Check that it is connected and switched on, then try again.',
    ar: 'لا تعطي الكاميرا صورة. تأكد من أنها موصولة ومشغّلة ثم حاول مرة أخرى.',
  },
  unreadable: {
    en: 'The browser cannot read codes at the moment. Try again, or type the code into the search.',
    ar: 'لا يستطيع المتصفح قراءة الرموز من الصورة الآن. حاول مرة أخرى، أو اكتب الرمز في البحث.',
  },
})

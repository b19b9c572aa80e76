import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  setting_unknown: {
    en: 'This setting does not exist, or cannot be chosen here. Reload the page.',
    ar: 'هذا الإعداد غير موجود أو لا يمكن اختياره هنا. أعد تحميل الصفحة.',
  },
  setting_value: {
    en: 'A setting does not take this value. Check the marked settings.',
    ar: 'لا يقبل أحد الإعدادات هذه القيمة. راجع الإعدادات المحددة.',
  },
})

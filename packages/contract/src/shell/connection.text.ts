import { texts } from '@countinghouse/kernel/text'

/** Connection problems shown in the header. */
export const text = texts({
  offline: { en: 'Offline. Changes are not saved.', ar: 'لا يوجد اتصال. لا تُحفظ التغييرات.' },
  busy: { en: 'The server is busy, trying again…', ar: 'الخادم مشغول، تُعاد المحاولة…' },
  reconnecting: { en: 'Reconnecting…', ar: 'جارٍ إعادة الاتصال…' },
})

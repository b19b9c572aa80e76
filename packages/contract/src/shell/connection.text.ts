import { texts } from '@countinghouse/kernel/text'

/** What the header says when the server cannot be reached, or asks for patience. */
export const text = texts({
  offline: { en: 'Offline. What you do now is not saved.', ar: 'لا يوجد اتصال. ما تفعله الآن لا يُحفظ.' },
  busy: { en: 'The server is busy, trying again…', ar: 'الخادم مشغول، تُعاد المحاولة…' },
  reconnecting: { en: 'Reconnecting…', ar: 'جارٍ إعادة الاتصال…' },
})

import { texts } from '@countinghouse/kernel/text'

/** Connection problems in the header of a page that saves entries on the device. */
export const keptHere = texts({
  offline: {
    en: '{count, plural, =0 {Offline. Entries are saved on this device.} one {Offline. # entry waiting on this device.} other {Offline. # entries waiting on this device.}}',
    ar: '{count, plural, =0 {لا يوجد اتصال. تُحفظ الإدخالات على هذا الجهاز.} zero {لا يوجد اتصال. تُحفظ الإدخالات على هذا الجهاز.} one {لا يوجد اتصال. إدخال واحد ينتظر على هذا الجهاز.} two {لا يوجد اتصال. إدخالان ينتظران على هذا الجهاز.} few {لا يوجد اتصال. # إدخالات تنتظر على هذا الجهاز.} many {لا يوجد اتصال. # إدخالًا ينتظر على هذا الجهاز.} other {لا يوجد اتصال. # إدخال ينتظر على هذا الجهاز.}}',
  },
  busy: {
    en: '{count, plural, =0 {The server is busy, trying again…} one {The server is busy, # entry waiting.} other {The server is busy, # entries waiting.}}',
    ar: '{count, plural, =0 {الخادم مشغول، تُعاد المحاولة…} zero {الخادم مشغول، تُعاد المحاولة…} one {الخادم مشغول، إدخال واحد ينتظر.} two {الخادم مشغول، إدخالان ينتظران.} few {الخادم مشغول، # إدخالات تنتظر.} many {الخادم مشغول، # إدخالًا ينتظر.} other {الخادم مشغول، # إدخال ينتظر.}}',
  },
  reconnecting: {
    en: '{count, plural, =0 {Reconnecting…} one {Reconnecting, # entry waiting…} other {Reconnecting, # entries waiting…}}',
    ar: '{count, plural, =0 {جارٍ إعادة الاتصال…} zero {جارٍ إعادة الاتصال…} one {جارٍ إعادة الاتصال، إدخال واحد ينتظر…} two {جارٍ إعادة الاتصال، إدخالان ينتظران…} few {جارٍ إعادة الاتصال، # إدخالات تنتظر…} many {جارٍ إعادة الاتصال، # إدخالًا ينتظر…} other {جارٍ إعادة الاتصال، # إدخال ينتظر…}}',
  },
})

/** The same on any other page, while entries are waiting. */
export const keptElsewhere = texts({
  ...keptHere,
  offline: {
    en: '{count, plural, one {Offline. # entry waiting on this device; changes are not saved.} other {Offline. # entries waiting on this device; changes are not saved.}}',
    ar: '{count, plural, zero {لا يوجد اتصال. لا تُحفظ التغييرات.} one {لا يوجد اتصال. إدخال واحد ينتظر على هذا الجهاز، ولا تُحفظ التغييرات.} two {لا يوجد اتصال. إدخالان ينتظران على هذا الجهاز، ولا تُحفظ التغييرات.} few {لا يوجد اتصال. # إدخالات تنتظر على هذا الجهاز، ولا تُحفظ التغييرات.} many {لا يوجد اتصال. # إدخالًا ينتظر على هذا الجهاز، ولا تُحفظ التغييرات.} other {لا يوجد اتصال. # إدخال ينتظر على هذا الجهاز، ولا تُحفظ التغييرات.}}',
  },
})

/** The dialog shown before sign-out or a switch of company while entries are not sent yet. */
export const text = texts({
  waits: {
    en: '{count, plural, one {# entry not sent yet} other {# entries not sent yet}}',
    ar: '{count, plural, zero {لا شيء ينتظر الإرسال} one {إدخال واحد لم يُرسَل بعد} two {إدخالان لم يُرسَلا بعد} few {# إدخالات لم تُرسَل بعد} many {# إدخالًا لم يُرسَل بعد} other {# إدخال لم يُرسَل بعد}}',
  },
  waitsHere: {
    en: '{count, plural, one {The entry is} other {The entries are}} saved on this device. You can sign out or switch company after {count, plural, one {it is} other {they are}} sent.',
    ar: '{count, plural, zero {هي} one {هو} two {هما} few {هي} many {هي} other {هي}} على هذا الجهاز. يمكنك تسجيل الخروج أو تغيير الشركة بعد الوصول إلى الخادم.',
  },
  waitsAway: {
    en: 'The server cannot be reached. {count, plural, one {The entry is} other {The entries are}} saved on this device. You can sign out or switch company after {count, plural, one {it is} other {they are}} sent.',
    ar: 'لا يمكن الوصول إلى الخادم الآن. {count, plural, zero {هي} one {هو} two {هما} few {هي} many {هي} other {هي}} على هذا الجهاز حتى عودة الاتصال، وبعد الإرسال يمكنك تسجيل الخروج أو تغيير الشركة.',
  },
  sendNow: { en: 'Send now', ar: 'أرسِل الآن' },
  stay: { en: 'Stay signed in', ar: 'البقاء' },
  stopped: {
    en: '{count, plural, one {# entry needs attention} other {# entries need attention}}',
    ar: '{count, plural, zero {لا شيء يحتاج إلى انتباه} one {إدخال واحد يحتاج إلى انتباه} two {إدخالان يحتاجان إلى انتباه} few {# إدخالات تحتاج إلى انتباه} many {# إدخالًا يحتاج إلى انتباه} other {# إدخال يحتاج إلى انتباه}}',
  },
  stoppedHere: {
    en: 'The server rejected your entries; the count or receipt shows the reason. They are saved on this device and visible only to you.',
    ar: 'رفض الخادم إدخالاتك؛ ويبيّن الجرد أو الاستلام السبب. هي محفوظة على هذا الجهاز ولا يراها غيرك.',
  },
  leave: { en: 'Leave anyway', ar: 'المغادرة مع ذلك' },
})

import { texts } from '@countinghouse/kernel/text'

/** What the header says instead, where a page keeps what is entered on it. */
export const keptHere = texts({
  offline: {
    en: '{count, plural, =0 {Offline. What you enter here is kept on this device.} one {Offline. # entry waits on this device.} other {Offline. # entries wait on this device.}}',
    ar: '{count, plural, =0 {لا يوجد اتصال. ما تُدخله هنا يُحفظ على هذا الجهاز.} zero {لا يوجد اتصال. ما تُدخله هنا يُحفظ على هذا الجهاز.} one {لا يوجد اتصال. إدخال واحد ينتظر على هذا الجهاز.} two {لا يوجد اتصال. إدخالان ينتظران على هذا الجهاز.} few {لا يوجد اتصال. # إدخالات تنتظر على هذا الجهاز.} many {لا يوجد اتصال. # إدخالًا ينتظر على هذا الجهاز.} other {لا يوجد اتصال. # إدخال ينتظر على هذا الجهاز.}}',
  },
  busy: {
    en: '{count, plural, =0 {The server is busy, trying again…} one {The server is busy, # entry waits.} other {The server is busy, # entries wait.}}',
    ar: '{count, plural, =0 {الخادم مشغول، تُعاد المحاولة…} zero {الخادم مشغول، تُعاد المحاولة…} one {الخادم مشغول، إدخال واحد ينتظر.} two {الخادم مشغول، إدخالان ينتظران.} few {الخادم مشغول، # إدخالات تنتظر.} many {الخادم مشغول، # إدخالًا ينتظر.} other {الخادم مشغول، # إدخال ينتظر.}}',
  },
  reconnecting: {
    en: '{count, plural, =0 {Reconnecting…} one {Reconnecting, # entry waits…} other {Reconnecting, # entries wait…}}',
    ar: '{count, plural, =0 {جارٍ إعادة الاتصال…} zero {جارٍ إعادة الاتصال…} one {جارٍ إعادة الاتصال، إدخال واحد ينتظر…} two {جارٍ إعادة الاتصال، إدخالان ينتظران…} few {جارٍ إعادة الاتصال، # إدخالات تنتظر…} many {جارٍ إعادة الاتصال، # إدخالًا ينتظر…} other {جارٍ إعادة الاتصال، # إدخال ينتظر…}}',
  },
})

/** And on any other page, while something waits. */
export const keptElsewhere = texts({
  ...keptHere,
  offline: {
    en: '{count, plural, one {Offline. # entry waits on this device; what you do now is not saved.} other {Offline. # entries wait on this device; what you do now is not saved.}}',
    ar: '{count, plural, zero {لا يوجد اتصال. ما تفعله الآن لا يُحفظ.} one {لا يوجد اتصال. إدخال واحد ينتظر على هذا الجهاز، وما تفعله الآن لا يُحفظ.} two {لا يوجد اتصال. إدخالان ينتظران على هذا الجهاز، وما تفعله الآن لا يُحفظ.} few {لا يوجد اتصال. # إدخالات تنتظر على هذا الجهاز، وما تفعله الآن لا يُحفظ.} many {لا يوجد اتصال. # إدخالًا ينتظر على هذا الجهاز، وما تفعله الآن لا يُحفظ.} other {لا يوجد اتصال. # إدخال ينتظر على هذا الجهاز، وما تفعله الآن لا يُحفظ.}}',
  },
})

/** What is asked of somebody who signs out, or changes the company, before the server has all that he did. */
export const text = texts({
  waits: {
    en: '{count, plural, one {# entry is not sent yet} other {# entries are not sent yet}}',
    ar: '{count, plural, zero {لا شيء ينتظر الإرسال} one {إدخال واحد لم يُرسَل بعد} two {إدخالان لم يُرسَلا بعد} few {# إدخالات لم تُرسَل بعد} many {# إدخالًا لم يُرسَل بعد} other {# إدخال لم يُرسَل بعد}}',
  },
  waitsHere: {
    en: '{count, plural, one {It is} other {They are}} kept on this device. You can sign out, or change the company, once the server has {count, plural, one {it} other {them}}.',
    ar: '{count, plural, zero {هي} one {هو} two {هما} few {هي} many {هي} other {هي}} على هذا الجهاز. يمكنك تسجيل الخروج أو تغيير الشركة بعد الوصول إلى الخادم.',
  },
  waitsAway: {
    en: 'The server cannot be reached now. {count, plural, one {It is kept on this device and goes} other {They are kept on this device and go}} out when it can be; then you can sign out, or change the company.',
    ar: 'لا يمكن الوصول إلى الخادم الآن. {count, plural, zero {هي} one {هو} two {هما} few {هي} many {هي} other {هي}} على هذا الجهاز حتى عودة الاتصال، وبعد الإرسال يمكنك تسجيل الخروج أو تغيير الشركة.',
  },
  sendNow: { en: 'Send now', ar: 'أرسِل الآن' },
  stay: { en: 'Stay signed in', ar: 'البقاء' },
  stopped: {
    en: '{count, plural, one {# entry needs attention} other {# entries need attention}}',
    ar: '{count, plural, zero {لا شيء يحتاج إلى انتباه} one {إدخال واحد يحتاج إلى انتباه} two {إدخالان يحتاجان إلى انتباه} few {# إدخالات تحتاج إلى انتباه} many {# إدخالًا يحتاج إلى انتباه} other {# إدخال يحتاج إلى انتباه}}',
  },
  stoppedHere: {
    en: 'The server refused what you entered; the count or receipt says why. It is kept on this device, and nobody sees it until you sign in here again.',
    ar: 'رفض الخادم ما أدخلته؛ ويبيّن الجرد أو الاستلام السبب. هو محفوظ على هذا الجهاز، ولا يراه أحد حتى تسجّل الدخول هنا مجددًا.',
  },
  leave: { en: 'Leave all the same', ar: 'المغادرة مع ذلك' },
})

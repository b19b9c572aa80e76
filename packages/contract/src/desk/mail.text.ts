import { texts } from '@countinghouse/kernel/text'

/** What goes out by mail. */
export const text = texts({
  several: {
    en: '{count, plural, one {# notification for you} other {# notifications for you}}',
    ar: '{count, plural, zero {لا إشعارات لك} one {إشعار واحد لك} two {إشعاران لك} few {# إشعارات لك} many {# إشعارًا لك} other {# إشعار لك}}',
  },
  more: {
    en: '{count, plural, one {And # more under Notifications.} other {And # more under Notifications.}}',
    ar: '{count, plural, zero {} one {وإشعار آخر ضمن الإشعارات.} two {وإشعاران آخران ضمن الإشعارات.} few {و# إشعارات أخرى ضمن الإشعارات.} many {و# إشعارًا آخر ضمن الإشعارات.} other {و# إشعار آخر ضمن الإشعارات.}}',
  },
  open: { en: 'Open', ar: 'فتح' },
  why: {
    en: 'You receive this email because of your settings. Change them under Notifications, "Notification settings".',
    ar: 'تصلك هذه الرسالة وفق إعداداتك. يمكنك تغييرها في الإشعارات، "إعدادات الإشعارات".',
  },
  failed: {
    en: 'The mail server did not accept the email. Its answer: {answer}',
    ar: 'لم يقبل خادم البريد الرسالة. كان رده: {answer}',
  },
  refusedAdvice: {
    en: 'Under "Notification settings" below, correct the address, or ask the mail server administrator. Until then, read your notifications in the application.',
    ar: 'صحح العنوان أدناه في "إعدادات الإشعارات"، أو راجع مسؤول خادم البريد. حتى ذلك الحين تجد إشعاراتك في التطبيق.',
  },
  documentAdvice: {
    en: 'Correct the address, and send the document again from its print menu.',
    ar: 'صحح العنوان وأرسل المستند مرة أخرى من قائمة الطباعة.',
  },
  inDoubt: {
    en: 'The mail server did not answer in time, so the email may or may not have been sent. Check for it before you try again.',
    ar: 'لم يرد خادم البريد في الوقت المحدد، وقد تكون الرسالة أُرسلت أو لم تُرسل. تحقق من وصولها قبل أن تعيد المحاولة.',
  },
  testSubject: { en: 'Test email', ar: 'رسالة تجريبية' },
  testWords: {
    en: 'Email works. {name} sent this test.',
    ar: 'البريد يعمل. أرسل {name} هذه الرسالة التجريبية.',
  },
})

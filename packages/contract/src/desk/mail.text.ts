import { texts } from '@countinghouse/kernel/text'

/** What goes out by mail. */
export const text = texts({
  several: {
    en: '{count, plural, one {# notice for you} other {# notices for you}}',
    ar: '{count, plural, zero {لا إشعارات لك} one {إشعار واحد لك} two {إشعاران لك} few {# إشعارات لك} many {# إشعارًا لك} other {# إشعار لك}}',
  },
  more: {
    en: '{count, plural, one {And # more, at the bell.} other {And # more, at the bell.}}',
    ar: '{count, plural, zero {} one {وإشعار آخر تجده عند الجرس.} two {وإشعاران آخران تجدهما عند الجرس.} few {و# إشعارات أخرى تجدها عند الجرس.} many {و# إشعارًا آخر تجدها عند الجرس.} other {و# إشعار آخر تجدها عند الجرس.}}',
  },
  open: { en: 'Open', ar: 'فتح' },
  why: {
    en: 'You get this because you chose mail for such notices. Change that under Notifications, "What you are told".',
    ar: 'تصلك هذه الرسالة لأنك اخترت البريد لمثل هذه الإشعارات. يمكنك تغيير ذلك في الإشعارات، "ما نخبرك به".',
  },
  failed: {
    en: 'The mail server did not take the mail. It answered: {answer}',
    ar: 'لم يقبل خادم البريد الرسالة. كان رده: {answer}',
  },
  refusedAdvice: {
    en: 'Under "What you are told" below, correct the address, or ask whoever looks after the mail server. Until then your notices stand at the bell.',
    ar: 'صحح العنوان أدناه في "ما نخبرك به"، أو راجع المسؤول عن خادم البريد. حتى ذلك الحين تجد إشعاراتك عند الجرس.',
  },
  inDoubt: {
    en: 'The mail server did not answer in time, so the mail may have gone out or not. Look for it before you try again.',
    ar: 'لم يرد خادم البريد في الوقت المحدد، وقد تكون الرسالة أُرسلت أو لم تُرسل. تحقق من وصولها قبل أن تعيد المحاولة.',
  },
  testSubject: { en: 'Test mail', ar: 'رسالة تجريبية' },
  testWords: {
    en: 'Mail works: this is the test that {name} sent.',
    ar: 'البريد يعمل: هذه هي الرسالة التجريبية التي أرسلها {name}.',
  },
})

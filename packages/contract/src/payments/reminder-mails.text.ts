import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  mail: { en: 'Send by email', ar: 'إرسال بالبريد' },
  mailTitle: {
    en: 'Send {count, plural, one {# reminder} other {# reminders}} by email',
    ar: 'إرسال {count, plural, zero {لا تذكيرات} one {تذكير واحد} two {تذكيرين} few {# تذكيرات} many {# تذكيرًا} other {# تذكير}} بالبريد',
  },
  mailLead: {
    en: 'Each goes to the email address of its customer, in the language of the customer, once. Drafts are marked as sent.',
    ar: 'يُرسل كل منها مرة واحدة إلى بريد عميله وبلغته. وتُسجل المسودات مرسلة.',
  },
  started: {
    en: '{count, plural, one {# reminder is being sent.} other {# reminders are being sent.}}',
    ar: '{count, plural, zero {لا تذكيرات تُرسل.} one {يُرسل تذكير واحد.} two {يُرسل تذكيران.} few {تُرسل # تذكيرات.} many {يُرسل # تذكيرًا.} other {يُرسل # تذكير.}}',
  },
  running: { en: 'Send reminders by email', ar: 'إرسال التذكيرات بالبريد' },
  ran: { en: '{mailed} sent, {refused} not sent.', ar: 'أُرسل {mailed} ولم يُرسل {refused}.' },
  refused: { en: 'Not sent', ar: 'لم تُرسل' },
  why: { en: 'Reason', ar: 'السبب' },
  noAddress: {
    en: 'The customer has no email address. Enter it on the customer, or print the reminder.',
    ar: 'لا بريد إلكتروني للعميل. أدخله في سجل العميل أو اطبع التذكير.',
  },
  mailedBefore: { en: 'It was already sent by email.', ar: 'سبق إرساله بالبريد.' },
  noServer: { en: 'No mail server is configured.', ar: 'لم يُضبط خادم بريد.' },
  gone: { en: 'It was deleted.', ar: 'حُذف.' },
})

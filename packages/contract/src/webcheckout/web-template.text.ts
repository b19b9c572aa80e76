import { texts } from '@countinghouse/kernel/text'
import { mailEventText } from './mail-event.text.ts'

export const text = texts({
  title: { en: 'Web templates', ar: 'قوالب الويب' },
  one: { en: 'template', ar: 'قالب' },
  many: {
    en: '{count, plural, one {# template} other {# templates}}',
    ar: '{count, plural, zero {لا قوالب} one {قالب واحد} two {قالبان} few {# قوالب} many {# قالبًا} other {# قالب}}',
  },
  purpose: { en: 'Emails to customers of web shops, by event.', ar: 'رسائل عملاء المتاجر الإلكترونية بحسب الحدث.' },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  ...mailEventText,
  subjectEn: { en: 'Subject in English', ar: 'الموضوع بالإنجليزية' },
  bodyEn: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  subjectAr: { en: 'Subject in Arabic', ar: 'الموضوع بالعربية' },
  bodyAr: { en: 'Text in Arabic', ar: 'النص بالعربية' },
  status_draft: { en: 'Draft', ar: 'مسودة' },
  status_live: { en: 'Live', ar: 'مستخدم' },
  publish: { en: 'Use template', ar: 'استخدام القالب' },
  publishTitle: { en: 'Use {name}', ar: 'استخدام {name}' },
  publishBody: {
    en: 'Emails of its event use this template. The template used so far becomes a draft.',
    ar: 'تستخدم رسائل هذا الحدث هذا القالب. ويصبح القالب المستخدم حاليًا مسودة.',
  },
  withdraw: { en: 'Stop using template', ar: 'إيقاف استخدام القالب' },
  withdrawTitle: { en: 'Stop using {name}', ar: 'إيقاف استخدام {name}' },
  withdrawBody: {
    en: 'Customers no longer receive an email for its event.',
    ar: 'لن يتلقى العملاء بعد ذلك رسالة لهذا الحدث.',
  },
  did_publish: { en: 'put the template into use', ar: 'بدأ استخدام القالب' },
  did_withdraw: { en: 'stopped using the template', ar: 'أوقف استخدام القالب' },
  did_test: { en: 'sent a test email', ar: 'أرسل رسالة تجريبية' },
  changed: { en: '{name}: {status}.', ar: '{name}: {status}.' },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewLead: {
    en: 'With sample data. Unsaved changes are included.',
    ar: 'ببيانات نموذجية، وتشمل التغييرات غير المحفوظة.',
  },
  language: { en: 'Language', ar: 'اللغة' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  variables: { en: 'Variables of this event', ar: 'متغيرات هذا الحدث' },
  test: { en: 'Send test email', ar: 'إرسال رسالة تجريبية' },
  testTitle: { en: 'Send a test of {name}', ar: 'إرسال تجربة لـ {name}' },
  testBody: {
    en: 'The saved template is sent to your own email address with sample data.',
    ar: 'يُرسل القالب المحفوظ إلى بريدك الإلكتروني ببيانات نموذجية.',
  },
  tested: { en: 'The test email is sent to {to}.', ar: 'تُرسل الرسالة التجريبية إلى {to}.' },
})

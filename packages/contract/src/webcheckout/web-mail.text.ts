import { texts } from '@countinghouse/kernel/text'
import { mailEventText } from './mail-event.text.ts'

export const text = texts({
  title: { en: 'Web emails', ar: 'رسائل الويب' },
  one: { en: 'email', ar: 'رسالة' },
  many: {
    en: '{count, plural, one {# email} other {# emails}}',
    ar: '{count, plural, zero {لا رسائل} one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}',
  },
  purpose: {
    en: 'Emails to customers of web shops and their state.',
    ar: 'الرسائل إلى عملاء المتاجر الإلكترونية وحالتها.',
  },
  empty: {
    en: 'No emails yet. Put a template into use; the next order is mailed.',
    ar: 'لا رسائل بعد. ابدأ استخدام قالب؛ ويُرسل الطلب التالي.',
  },
  subject: { en: 'Subject', ar: 'الموضوع' },
  ...mailEventText,
  toAddress: { en: 'To', ar: 'إلى' },
  customerId: { en: 'Customer', ar: 'العميل' },
  reference: { en: 'Web order', ar: 'طلب الويب' },
  status: { en: 'Status', ar: 'الحالة' },
  status_queued: { en: 'Queued', ar: 'في الانتظار' },
  status_sending: { en: 'Sending', ar: 'قيد الإرسال' },
  status_sent: { en: 'Sent', ar: 'مُرسلة' },
  status_in_doubt: { en: 'Unknown', ar: 'غير معروف' },
  status_failed: { en: 'Failed', ar: 'فشلت' },
  status_held: { en: 'No mail server', ar: 'لا خادم بريد' },
  status_suppressed: { en: 'No consent', ar: 'دون موافقة' },
  attempts: { en: 'Attempts', ar: 'المحاولات' },
  answer: { en: 'Answer', ar: 'الرد' },
  isTest: { en: 'Test', ar: 'تجربة' },
  createdAt: { en: 'Created at', ar: 'وقت الإنشاء' },
  createdOn: { en: 'Date', ar: 'التاريخ' },
  sentAt: { en: 'Sent at', ar: 'وقت الإرسال' },
  retry: { en: 'Send again', ar: 'إعادة الإرسال' },
  retried: { en: 'Email queued.', ar: 'أُدرجت الرسالة للإرسال.' },
  did_retry: { en: 'sent the email again', ar: 'أعاد إرسال الرسالة' },
})

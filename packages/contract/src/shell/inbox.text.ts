import { texts } from '@countinghouse/kernel/text'

/** The notification bell and its panel. */
export const text = texts({
  title: { en: 'Notifications', ar: 'الإشعارات' },
  bell: {
    en: '{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}',
    ar: '{count, plural, =0 {الإشعارات} one {الإشعارات: # غير مقروء} two {الإشعارات: # غير مقروءين} few {الإشعارات: # غير مقروءة} many {الإشعارات: # غير مقروءًا} other {الإشعارات: # غير مقروء}}',
  },
  none: {
    en: 'No notifications. You are notified when a colleague mentions you.',
    ar: 'لا توجد إشعارات. يصلك إشعار عندما يشير إليك زميل.',
  },
  failed: { en: 'Your notifications could not be loaded. {reason}', ar: 'تعذر تحميل إشعاراتك. {reason}' },
  markAll: { en: 'Mark all as read', ar: 'تعليم الكل كمقروء' },
  markOne: { en: 'Mark "{title}" as read', ar: 'تعليم "{title}" كمقروء' },
  unread: { en: 'Unread', ar: 'غير مقروء' },
  more: {
    en: '{count, plural, one {and # more} other {and # more}}',
    ar: '{count, plural, one {وإشعار آخر} two {وإشعاران آخران} few {و# إشعارات أخرى} many {و# إشعارًا آخر} other {و# إشعار آخر}}',
  },
  older: { en: 'Load older', ar: 'تحميل الأقدم' },
  close: { en: 'Close', ar: 'إغلاق' },
  choices: { en: 'Notification settings', ar: 'إعدادات الإشعارات' },
  channel_in_app: { en: 'In the app', ar: 'في التطبيق' },
  channel_mail: { en: 'In the app and by email', ar: 'في التطبيق وبالبريد الإلكتروني' },
  channel_none: { en: 'Off', ar: 'بدون إشعار' },
  noMail: { en: 'Email is not set up. Ask your administrator.', ar: 'البريد الإلكتروني غير مُعَدّ. اطلب ذلك من المسؤول.' },
  mailTo: { en: 'Emails are sent to', ar: 'يُرسل البريد إلى' },
  mailNeeded: { en: 'Enter an address to enable email above.', ar: 'أدخل عنوانًا لتفعيل البريد أعلاه.' },
  mailWhy: {
    en: 'Notifications read within a minute are not emailed.',
    ar: 'الإشعارات التي تقرؤها خلال دقيقة لا تُرسل بالبريد.',
  },
  saveMail: { en: 'Save', ar: 'حفظ' },
  mailSaved: { en: 'Saved.', ar: 'تم الحفظ.' },
})

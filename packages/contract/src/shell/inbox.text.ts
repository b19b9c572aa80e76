import { texts } from '@countinghouse/kernel/text'

/** The bell and what it opens. Source: user-experience.md 3, row 17. */
export const text = texts({
  title: { en: 'Notifications', ar: 'الإشعارات' },
  bell: {
    en: '{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}',
    ar: '{count, plural, =0 {الإشعارات} one {الإشعارات: # غير مقروء} two {الإشعارات: # غير مقروءين} few {الإشعارات: # غير مقروءة} many {الإشعارات: # غير مقروءًا} other {الإشعارات: # غير مقروء}}',
  },
  none: {
    en: 'Nothing new. You are told here when somebody mentions you.',
    ar: 'لا جديد. نخبرك هنا حين يشير إليك أحد.',
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
  choices: { en: 'What you are told', ar: 'ما نخبرك به' },
  channel_in_app: { en: 'At the bell', ar: 'عند الجرس' },
  channel_mail: { en: 'At the bell and by mail', ar: 'عند الجرس وبالبريد' },
  channel_none: { en: 'Do not tell me', ar: 'لا تخبرني' },
  noMail: { en: 'Mail is not set up. An administrator can do that.', ar: 'البريد غير مُعَدّ. يمكن لمسؤول النظام إعداده.' },
  mailTo: { en: 'Mail goes to', ar: 'يُرسل البريد إلى' },
  mailNeeded: {
    en: 'Give an address, and you can choose mail above.',
    ar: 'أدخل عنوانًا لتتمكن من اختيار البريد أعلاه.',
  },
  mailWhy: {
    en: 'What you read at the bell within a minute is not mailed.',
    ar: 'ما تقرؤه عند الجرس خلال دقيقة لا يُرسل بالبريد.',
  },
  saveMail: { en: 'Save', ar: 'حفظ' },
  mailSaved: { en: 'Saved.', ar: 'تم الحفظ.' },
})

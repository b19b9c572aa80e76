import { texts } from '@countinghouse/kernel/text'
import { text as accountText } from './account.text.ts'

/** The list of all sessions of a company. */
export const text = texts({
  title: { en: 'Sessions', ar: 'الجلسات' },
  purpose: {
    en: 'Users signed in to the company, with device and authentication.',
    ar: 'المستخدمون المسجّلون في الشركة، مع الجهاز وطريقة المصادقة.',
  },
  one: { en: 'session', ar: 'جلسة' },
  many: {
    en: '{count, plural, one {# session} other {# sessions}}',
    ar: '{count, plural, zero {لا جلسات} one {جلسة واحدة} two {جلستان} few {# جلسات} many {# جلسة} other {# جلسة}}',
  },
  name: { en: 'User', ar: 'المستخدم' },
  login: { en: 'User name', ar: 'اسم المستخدم' },
  device: { en: 'Device', ar: 'الجهاز' },
  ip: { en: 'Address', ar: 'عنوان الشبكة' },
  store: { en: 'Store', ar: 'المتجر' },
  issuedAt: { en: 'Signed in', ar: 'وقت الدخول' },
  lastSeenAt: { en: 'Last used', ar: 'آخر استخدام' },
  level: { en: 'Authentication', ar: 'المصادقة' },
  level_password: accountText.level_password,
  level_second_factor: accountText.level_second_factor,
  level_pin: accountText.level_pin,
  isLocked: { en: 'Locked', ar: 'مقفلة' },
  impersonator: { en: 'Viewed by', ar: 'يعرضها' },

  end: { en: 'End this session', ar: 'إنهاء هذه الجلسة' },
  revokeAllOf: { en: 'End all sessions of {name}', ar: 'إنهاء كل جلسات {name}' },
  ended: {
    en: '{count, plural, =0 {No session was active.} one {One session ended.} other {# sessions ended.}}',
    ar: '{count, plural, =0 {لم تكن هناك جلسة نشطة.} zero {لم تكن هناك جلسة نشطة.} one {أُنهيت جلسة واحدة.} two {أُنهيت جلستان.} few {أُنهيت # جلسات.} many {أُنهيت # جلسة.} other {أُنهيت # جلسة.}}',
  },
  endEverybody: { en: 'Sign out all users', ar: 'تسجيل خروج جميع المستخدمين' },
  endEverybodyTitle: { en: 'Sign out all users?', ar: 'تسجيل خروج جميع المستخدمين؟' },
  endEverybodyBody: {
    en: 'All sessions of the company end except yours. Unsaved entries are kept as drafts.',
    ar: 'تنتهي كل جلسات الشركة ما عدا جلستك. تُحفظ الإدخالات غير المحفوظة كمسودات.',
  },

  viewAs: { en: 'View as {name}', ar: 'العرض باسم {name}' },
  viewAsTitle: { en: 'View as {name}', ar: 'العرض باسم {name}' },
  viewAsBody: {
    en: 'For 30 minutes you see what {name} sees and cannot change anything. The reason and every step are recorded in the audit log, and {name} sees the session.',
    ar: 'ترى ما يراه {name} لمدة 30 دقيقة ولا يمكنك تغيير شيء. يُسجَّل السبب وكل خطوة في سجل التدقيق، ويرى {name} الجلسة.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  start: { en: 'Start', ar: 'بدء' },
  bannerTitle: { en: 'Viewing as {name}', ar: 'العرض باسم {name}' },
  banner: { en: 'Read-only until {time}.', ar: 'للقراءة فقط حتى {time}.' },
  bannerEnd: { en: 'Stop', ar: 'إيقاف' },
})

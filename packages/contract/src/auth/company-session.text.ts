import { texts } from '@countinghouse/kernel/text'
import { text as accountText } from './account.text.ts'

/** The page of all sessions of a company. */
export const text = texts({
  title: { en: 'Sessions', ar: 'الجلسات' },
  purpose: {
    en: 'Who is signed in to the company, from where, and how they proved who they are.',
    ar: 'من سجّل الدخول إلى الشركة ومن أين وكيف أثبت هويته.',
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
  level: { en: 'Proved by', ar: 'طريقة الإثبات' },
  level_password: accountText.level_password,
  level_second_factor: accountText.level_second_factor,
  level_pin: accountText.level_pin,
  isLocked: { en: 'Locked', ar: 'مقفلة' },
  impersonator: { en: 'Seen through by', ar: 'يعرضها' },

  end: { en: 'End this session', ar: 'إنهاء هذه الجلسة' },
  endAllOf: { en: 'End all sessions of {name}', ar: 'إنهاء كل جلسات {name}' },
  ended: {
    en: '{count, plural, =0 {No session was running.} one {One session ended.} other {# sessions ended.}}',
    ar: '{count, plural, =0 {لم تكن هناك جلسة جارية.} one {أُنهيت جلسة واحدة.} two {أُنهيت جلستان.} few {أُنهيت # جلسات.} many {أُنهيت # جلسة.} other {أُنهيت # جلسة.}}',
  },
  endEverybody: { en: 'Sign everybody out', ar: 'إخراج الجميع' },
  endEverybodyTitle: { en: 'Sign everybody out?', ar: 'إخراج الجميع؟' },
  endEverybodyBody: {
    en: 'Every session of the company ends but yours. What people typed and did not save stays with them as a draft.',
    ar: 'تنتهي كل جلسات الشركة ما عدا جلستك. يبقى ما كتبه الناس ولم يحفظوه مسودةً لديهم.',
  },

  viewAs: { en: 'View as {name}', ar: 'العرض بعيني {name}' },
  viewAsTitle: { en: 'Look through the eyes of {name}', ar: 'العرض بعيني {name}' },
  viewAsBody: {
    en: 'You see what {name} sees, for 30 minutes, and can change nothing. The reason and every step stand in the audit, and {name} sees it among the sessions.',
    ar: 'ترى ما يراه {name} لمدة 30 دقيقة ولا يمكنك تغيير شيء. يُحفظ السبب وكل خطوة في سجل التدقيق، ويرى {name} ذلك ضمن جلساته.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  start: { en: 'Start', ar: 'بدء' },
  bannerTitle: { en: 'Viewing as {name}', ar: 'العرض بعيني {name}' },
  banner: { en: 'You can look, and change nothing, until {time}.', ar: 'يمكنك النظر دون تغيير حتى {time}.' },
  bannerEnd: { en: 'Stop', ar: 'إيقاف' },
})

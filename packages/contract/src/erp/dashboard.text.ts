import { texts } from '@countinghouse/kernel/text'

/** Start page of ERP, with the items of its modules. */
export const text = texts({
  title: { en: 'Dashboard', ar: 'لوحة المعلومات' },
  purpose: {
    en: 'Items that need attention in your company, and the figures you choose.',
    ar: 'بنود تحتاج إلى متابعة في شركتك، والأرقام التي تختارها.',
  },
  list: { en: 'Items that need attention', ar: 'بنود تحتاج إلى متابعة' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء يحتاج إلى متابعتك.' },
  failed: { en: 'The dashboard could not be loaded.', ar: 'تعذّر تحميل لوحة المعلومات.' },
  failedJobs: {
    en: '{count, plural, one {# background job failed} other {# background jobs failed}}',
    ar: '{count, plural, zero {لا مهام خلفية فاشلة} one {فشلت مهمة خلفية واحدة} two {فشلت مهمتان خلفيتان} few {فشلت # مهام خلفية} many {فشلت # مهمة خلفية} other {فشلت # مهمة خلفية}}',
  },
  backupOverdue: {
    en: 'No successful backup in the last 30 hours',
    ar: 'لا توجد نسخة احتياطية ناجحة في آخر ٣٠ ساعة',
  },
  openInvitations: {
    en: '{count, plural, one {# invited user has not signed in yet} other {# invited users have not signed in yet}}',
    ar: '{count, plural, zero {لا مدعوّ لم يسجّل الدخول بعد} one {مدعوّ واحد لم يسجّل الدخول بعد} two {مدعوّان لم يسجّلا الدخول بعد} few {# مدعوّين لم يسجّلوا الدخول بعد} many {# مدعوًّا لم يسجّلوا الدخول بعد} other {# مدعوّ لم يسجّلوا الدخول بعد}}',
  },
  modulesOff: {
    en: '{count, plural, one {# module is turned off in your company} other {# modules are turned off in your company}}',
    ar: '{count, plural, zero {لا وحدات معطّلة في شركتك} one {وحدة واحدة معطّلة في شركتك} two {وحدتان معطّلتان في شركتك} few {# وحدات معطّلة في شركتك} many {# وحدة معطّلة في شركتك} other {# وحدة معطّلة في شركتك}}',
  },
})

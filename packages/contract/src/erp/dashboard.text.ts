import { texts } from '@countinghouse/kernel/text'

/** The first page of ERP, and what its modules bring to it. */
export const text = texts({
  title: { en: 'Overview', ar: 'نظرة عامة' },
  purpose: { en: 'What needs attention in your company.', ar: 'ما يحتاج إلى انتباه في شركتك.' },
  list: { en: 'What needs attention', ar: 'ما يحتاج إلى انتباه' },
  nothing: { en: 'Nothing needs your attention.', ar: 'لا شيء يحتاج إلى انتباهك.' },
  failed: { en: 'The overview could not be loaded.', ar: 'تعذّر تحميل النظرة العامة.' },
  failedJobs: {
    en: '{count, plural, one {# background job failed} other {# background jobs failed}}',
    ar: '{count, plural, zero {لا مهام خلفية فاشلة} one {فشلت مهمة خلفية واحدة} two {فشلت مهمتان خلفيتان} few {فشلت # مهام خلفية} many {فشلت # مهمة خلفية} other {فشلت # مهمة خلفية}}',
  },
  backupOverdue: {
    en: 'There is no good backup of the last 30 hours',
    ar: 'لا توجد نسخة احتياطية سليمة في آخر ٣٠ ساعة',
  },
  openInvitations: {
    en: '{count, plural, one {# person is invited and has not signed in yet} other {# people are invited and have not signed in yet}}',
    ar: '{count, plural, zero {لا مدعوّ لم يسجّل الدخول بعد} one {مدعوّ واحد لم يسجّل الدخول بعد} two {مدعوّان لم يسجّلا الدخول بعد} few {# مدعوّين لم يسجّلوا الدخول بعد} many {# مدعوًّا لم يسجّلوا الدخول بعد} other {# مدعوّ لم يسجّلوا الدخول بعد}}',
  },
  modulesOff: {
    en: '{count, plural, one {# module is off in your company} other {# modules are off in your company}}',
    ar: '{count, plural, zero {لا وحدات معطّلة في شركتك} one {وحدة واحدة معطّلة في شركتك} two {وحدتان معطّلتان في شركتك} few {# وحدات معطّلة في شركتك} many {# وحدة معطّلة في شركتك} other {# وحدة معطّلة في شركتك}}',
  },
})

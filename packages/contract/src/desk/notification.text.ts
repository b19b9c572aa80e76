import { texts } from '@countinghouse/kernel/text'

/** What a notice says and what its kind is called; `title_<kind>`, `kind_<kind>`. */
export const text = texts({
  title_mention: { en: '{who} mentioned you in {what}', ar: 'أشار إليك {who} في {what}' },
  kind_mention: { en: 'Somebody mentions me in a comment', ar: 'يشير إليّ أحد في تعليق' },
  title_job_finished: {
    en: 'A job of yours {status, select, done {is done} cancelled {was cancelled} failed {has failed} other {has ended}}',
    ar: '{status, select, done {اكتملت إحدى مهامك} cancelled {أُلغيت إحدى مهامك} failed {فشلت إحدى مهامك} other {انتهت إحدى مهامك}}',
  },
  kind_job_finished: { en: 'A job that I started has ended', ar: 'انتهت مهمة بدأتُها' },
})

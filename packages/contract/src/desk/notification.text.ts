import { texts } from '@countinghouse/kernel/text'

/** What a notice says and what its kind is called; `title_<kind>`, `kind_<kind>`. */
export const text = texts({
  title_mention: { en: '{who} mentioned you in {what}', ar: 'أشار إليك {who} في {what}' },
  kind_mention: { en: 'Somebody mentions me in a comment', ar: 'يشير إليّ أحد في تعليق' },
  title_job_finished: {
    en: 'Your job "{job}" {status, select, done {is done} succeeded {is done} cancelled {was cancelled} failed {has failed} other {has ended}}.',
    ar: '{status, select, done {اكتملت مهمتك "{job}"} succeeded {اكتملت مهمتك "{job}"} cancelled {أُلغيت مهمتك "{job}"} failed {فشلت مهمتك "{job}"} other {انتهت مهمتك "{job}"}}.',
  },
  kind_job_finished: { en: 'A job that I started has ended', ar: 'انتهت مهمة بدأتُها' },
})

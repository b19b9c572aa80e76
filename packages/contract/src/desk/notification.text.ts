import { texts } from '@countinghouse/kernel/text'

/** What a notice says and what its kind is called; `title_<kind>`, `kind_<kind>`. */
export const text = texts({
  title_mention: { en: '{who} mentioned you in {what}', ar: 'أشار إليك {who} في {what}' },
  kind_mention: { en: 'Somebody mentions me in a comment', ar: 'يشير إليّ أحد في تعليق' },
  title_job_finished: {
    en: '{status, select, done {Done} cancelled {Cancelled} failed {Failed} other {Ended}}: {what}',
    ar: '{status, select, done {اكتملت} cancelled {أُلغيت} failed {فشلت} other {انتهت}}: {what}',
  },
  title_mail_refused: {
    en: 'Mail to {address} was refused',
    ar: 'رُفض البريد المرسل إلى {address}',
  },
  title_bank_account_waits: {
    en: '{who} proposed a bank account of {what}. It waits for a second person.',
    ar: 'اقترح {who} حسابًا بنكيًا للمورد {what}، وهو في انتظار شخص ثانٍ.',
  },
  kind_bank_account_waits: { en: 'A bank account waits for my confirmation', ar: 'حساب بنكي في انتظار تأكيدي' },
  kind_job_finished: { en: 'A job that I started has ended', ar: 'انتهت مهمة بدأتُها' },
})

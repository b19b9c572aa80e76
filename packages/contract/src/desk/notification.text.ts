import { texts } from '@countinghouse/kernel/text'

/** What a notice says and what its kind is called; `title_<kind>`, `kind_<kind>`. */
export const text = texts({
  title_mention: { en: '{who} mentioned you in {what}', ar: 'أشار إليك {who} في {what}' },
  kind_mention: { en: 'Mentions of me in comments', ar: 'الإشارات إليّ في التعليقات' },
  title_assigned: { en: '{who} assigned {what} to you', ar: 'أسند {who} إليك {what}' },
  kind_assigned: { en: 'Assignments to me', ar: 'ما يُسند إليّ' },
  title_job_finished: {
    en: '{status, select, done {Completed} cancelled {Cancelled} failed {Failed} other {Finished}}: {what}',
    ar: '{status, select, done {اكتملت} cancelled {أُلغيت} failed {فشلت} other {انتهت}}: {what}',
  },
  title_mail_refused: {
    en: 'Email to {address} was rejected',
    ar: 'رُفض البريد المرسل إلى {address}',
  },
  title_bank_account_waits: {
    en: '{who} submitted a bank account of {what} for confirmation.',
    ar: 'قدّم {who} حسابًا بنكيًا للمورد {what} للتأكيد.',
  },
  kind_bank_account_waits: { en: 'Bank accounts pending my confirmation', ar: 'حسابات بنكية في انتظار تأكيدي' },
  title_partner_document: { en: '{who}: {what}', ar: '{who}: {what}' },
  kind_partner_document: { en: 'Documents of connected companies', ar: 'مستندات الشركات المرتبطة' },
  title_lots_expiring: {
    en: 'Lots expiring soon or expired in {what}: {count}',
    ar: 'دفعات توشك على الانتهاء أو انتهت صلاحيتها في {what}: {count}',
  },
  kind_lots_expiring: { en: 'Lots that expire soon in my stores', ar: 'دفعات توشك على الانتهاء في متاجري' },
  kind_job_finished: { en: 'Completion of my background jobs', ar: 'انتهاء مهامي في الخلفية' },
})

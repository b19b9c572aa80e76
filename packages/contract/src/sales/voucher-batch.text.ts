import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Voucher batches', ar: 'دفعات القسائم' },
  one: { en: 'voucher batch', ar: 'دفعة قسائم' },
  many: {
    en: '{count, plural, one {# batch} other {# batches}}',
    ar: '{count, plural, zero {لا دفعات} one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}}',
  },
  purpose: {
    en: 'Store credit issued to many customers at once, and what became of it.',
    ar: 'رصيد متجر صدر لعملاء كثيرين دفعة واحدة وما آل إليه.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  issuedOn: { en: 'Issued on', ar: 'تاريخ الإصدار' },
  expiresOn: { en: 'Expires on', ar: 'تنتهي في' },
  expiresOn_help: {
    en: 'Last day on which they are accepted. Leave blank for no expiry.',
    ar: 'آخر يوم تُقبل فيه. اتركه فارغًا لعدم الانتهاء.',
  },
  quantity: { en: 'Number of vouchers', ar: 'عدد القسائم' },
  amountMinor: { en: 'Amount of each', ar: 'مبلغ كل قسيمة' },
  usedCount: { en: 'Used', ar: 'مستخدمة' },
  blockedCount: { en: 'Blocked', ar: 'محظورة' },
  issuedMinor: { en: 'Issued amount', ar: 'مبلغ الإصدار' },
  balanceMinor: { en: 'Balance', ar: 'الرصيد' },
  reason: { en: 'Reason', ar: 'السبب' },
  currencyCode: { en: 'Currency', ar: 'العملة' },
  issue: { en: 'Issue batch', ar: 'إصدار دفعة' },
  issueLead: {
    en: 'All of it is an expense now, and pays for goods later. Save the codes right after: they are readable for an hour.',
    ar: 'تُسجل كلها مصروفًا الآن وتدفع ثمن البضاعة لاحقًا. احفظ الرموز فورًا: تُقرأ لمدة ساعة.',
  },
  issued: { en: 'Batch issued', ar: 'صدرت الدفعة' },
  codes: { en: 'Save codes', ar: 'حفظ الرموز' },
  codesLead: {
    en: 'Save the file and pass it on to be printed or sent. Keep it safe: each code pays for goods.',
    ar: 'احفظ الملف ومرّره للطباعة أو الإرسال. حافظ عليه: كل رمز يدفع ثمن بضاعة.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  block: { en: 'Block vouchers', ar: 'حظر القسائم' },
  blockLead: {
    en: 'Tills refuse all vouchers of the batch that still have a balance. Each can be unblocked under Vouchers.',
    ar: 'ترفض الصناديق كل قسائم الدفعة التي لها رصيد. يمكن إلغاء حظر كل منها في «قسائم الشراء».',
  },
  blocked: {
    en: '{count, plural, one {# voucher blocked} other {# vouchers blocked}}',
    ar: '{count, plural, zero {لم تُحظر قسائم} one {حُظرت قسيمة واحدة} two {حُظرت قسيمتان} few {حُظرت # قسائم} many {حُظرت # قسيمة} other {حُظرت # قسيمة}}',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Voucher batches', ar: 'دفعات القسائم' },
  one: { en: 'voucher batch', ar: 'دفعة قسائم' },
  many: {
    en: '{count, plural, one {# batch} other {# batches}}',
    ar: '{count, plural, zero {لا دفعات} one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}}',
  },
  purpose: {
    en: 'Store credit issued to many customers at once, gift cards to be sold at the register, and what became of them.',
    ar: 'رصيد متجر صدر لعملاء كثيرين دفعة واحدة، وبطاقات هدايا تُباع في شاشة البيع، وما آلت إليه.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'Type', ar: 'النوع' },
  kind_store_credit: { en: 'Store credit', ar: 'رصيد المتجر' },
  kind_gift_card: { en: 'Gift cards', ar: 'بطاقات هدايا' },
  issuedOn: { en: 'Issued on', ar: 'تاريخ الإصدار' },
  expiresOn: { en: 'Expires on', ar: 'تنتهي في' },
  expiresOn_help: {
    en: 'Last day on which they are accepted. Leave blank for no expiry.',
    ar: 'آخر يوم تُقبل فيه. اتركه فارغًا لعدم الانتهاء.',
  },
  quantity: { en: 'Number of vouchers', ar: 'عدد القسائم' },
  amountMinor: { en: 'Amount of each', ar: 'مبلغ كل قسيمة' },
  issuedCount: { en: 'Issued', ar: 'صادرة' },
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
  create: { en: 'New gift cards', ar: 'بطاقات هدايا جديدة' },
  createLead: {
    en: 'The codes have no value until the register sells them. Save them right after to have the cards printed: they are readable for an hour.',
    ar: 'ليس للرموز قيمة حتى تبيعها شاشة البيع. احفظها فورًا لطباعة البطاقات: تُقرأ لمدة ساعة.',
  },
  created: { en: 'Gift cards created', ar: 'أُنشئت بطاقات الهدايا' },
  cards: { en: 'Number of cards', ar: 'عدد البطاقات' },
  cardAmount_help: { en: 'Leave blank to let the buyer choose it.', ar: 'اتركه فارغًا ليختاره المشتري.' },
  codes: { en: 'Save codes', ar: 'حفظ الرموز' },
  codesLead: {
    en: 'Save the file and pass it on to be printed or sent. Keep it safe: each code pays for goods.',
    ar: 'احفظ الملف ومرّره للطباعة أو الإرسال. حافظ عليه: كل رمز يدفع ثمن بضاعة.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  block: { en: 'Block vouchers', ar: 'حظر القسائم' },
  blockLead: {
    en: 'Tills refuse all vouchers of the batch that still have a balance, and sell no more of its cards. Each voucher can be unblocked under Vouchers; unsold cards stay blocked.',
    ar: 'ترفض الصناديق كل قسائم الدفعة التي لها رصيد ولا تبيع المزيد من بطاقاتها. يمكن إلغاء حظر كل قسيمة في «قسائم الشراء»؛ أما البطاقات غير المباعة فتبقى محظورة.',
  },
  blocked: {
    en: '{count, plural, one {# voucher blocked} other {# vouchers blocked}}',
    ar: '{count, plural, zero {لم تُحظر قسائم} one {حُظرت قسيمة واحدة} two {حُظرت قسيمتان} few {حُظرت # قسائم} many {حُظرت # قسيمة} other {حُظرت # قسيمة}}',
  },
})

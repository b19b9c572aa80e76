import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Payment reminders', ar: 'تذكيرات الدفع' },
  one: { en: 'payment reminder', ar: 'تذكير بالدفع' },
  many: {
    en: '{count, plural, one {# payment reminder} other {# payment reminders}}',
    ar: '{count, plural, zero {لا تذكيرات} one {تذكير واحد} two {تذكيران} few {# تذكيرات} many {# تذكيرًا} other {# تذكير}}',
  },
  purpose: { en: 'Reminders of overdue invoices.', ar: 'تذكيرات بالفواتير المتأخرة.' },
  customerId: { en: 'Customer', ar: 'العميل' },
  currencyCode: { en: 'Currency', ar: 'العملة' },
  levelId: { en: 'Dunning level', ar: 'مستوى المطالبة' },
  remindedOn: { en: 'Date', ar: 'التاريخ' },
  todayIfBlank: { en: 'Leave blank for today.', ar: 'اتركه فارغًا لتاريخ اليوم.' },
  message: { en: 'Message', ar: 'الرسالة' },
  note: { en: 'Internal note', ar: 'ملاحظة داخلية' },
  lines: { en: 'Invoices', ar: 'الفواتير' },
  lines_invoiceId: { en: 'Invoice', ar: 'الفاتورة' },
  lines_issuedOn: { en: 'Issued', ar: 'تاريخ الإصدار' },
  lines_dueOn: { en: 'Due', ar: 'تاريخ الاستحقاق' },
  lines_openMinor: { en: 'Open', ar: 'المتبقي' },
  totalMinor: { en: 'Total', ar: 'الإجمالي' },
  sentAt: { en: 'Sent', ar: 'تاريخ الإرسال' },
  status_sent: { en: 'Sent', ar: 'مرسل' },
  action_send: { en: 'Mark as sent', ar: 'تسجيل الإرسال' },
  history_send: { en: 'marked as sent', ar: 'سجّل إرساله' },
  confirm_send: {
    en: 'Mark this reminder as sent? Print it, or send it by e-mail, from the print menu. The next reminder uses the next level.',
    ar: 'تسجيل إرسال هذا التذكير؟ اطبعه أو أرسله بالبريد من قائمة الطباعة. ويستعمل التذكير القادم المستوى التالي.',
  },
  rule_line_once: { en: 'This invoice is in the reminder already.', ar: 'هذه الفاتورة موجودة في التذكير.' },
  propose: { en: 'Propose reminders', ar: 'اقتراح تذكيرات' },
  proposeLead: {
    en: 'Creates a draft for each customer with overdue invoices whose next dunning level is due.',
    ar: 'ينشئ مسودة لكل عميل لديه فواتير متأخرة حل مستوى مطالبتها التالي.',
  },
  allIfBlank: { en: 'Leave blank for all customers.', ar: 'اتركه فارغًا لكل العملاء.' },
  proposed: {
    en: '{count, plural, one {# reminder was created.} other {# reminders were created.}}',
    ar: '{count, plural, zero {لم يُنشأ تذكير.} one {أُنشئ تذكير واحد.} two {أُنشئ تذكيران.} few {أُنشئت # تذكيرات.} many {أُنشئ # تذكيرًا.} other {أُنشئ # تذكير.}}',
  },
})

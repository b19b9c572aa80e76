import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Dunning levels', ar: 'مستويات المطالبة' },
  one: { en: 'dunning level', ar: 'مستوى مطالبة' },
  many: {
    en: '{count, plural, one {# dunning level} other {# dunning levels}}',
    ar: '{count, plural, zero {لا مستويات} one {مستوى واحد} two {مستويان} few {# مستويات} many {# مستوى} other {# مستوى}}',
  },
  purpose: {
    en: 'Steps in which customers are reminded of overdue invoices.',
    ar: 'خطوات تذكير العملاء بالفواتير المتأخرة.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  daysOverdue: { en: 'Days overdue', ar: 'أيام التأخير' },
  daysOverdue_help: {
    en: 'From this many days after the due date.',
    ar: 'ابتداءً من هذا العدد من الأيام بعد تاريخ الاستحقاق.',
  },
  message: { en: 'Message', ar: 'الرسالة' },
  message_help: { en: 'Printed above the invoices.', ar: 'تُطبع فوق الفواتير.' },
  feeMinor: { en: 'Fee', ar: 'الرسم' },
  feeMinor_help: {
    en: 'Of each reminder in the company’s currency. It is posted only once it is charged on the reminder.',
    ar: 'لكل تذكير بعملة الشركة. لا يُرحّل إلا عند احتسابه في التذكير.',
  },
  interestPpm: { en: 'Yearly interest', ar: 'الفائدة السنوية' },
  interestPpm_help: {
    en: 'On open amounts, for each day overdue of a year of 365 days.',
    ar: 'على المبالغ المفتوحة عن كل يوم تأخير من سنة 365 يومًا.',
  },
  help: {
    en: 'Each reminder of an invoice uses the next level, so that its words become firmer.',
    ar: 'يستعمل كل تذكير بفاتورة المستوى التالي فتزداد صيغته حزمًا.',
  },
  help_create: { en: 'Create a dunning level', ar: 'إنشاء مستوى مطالبة' },
  help_create_1: {
    en: 'Enter the days overdue, more than those of the level before.',
    ar: 'أدخل أيام التأخير، أكثر من أيام المستوى السابق.',
  },
  help_create_2: { en: 'Enter the message to the customer, and save.', ar: 'أدخل الرسالة إلى العميل واحفظ.' },
})

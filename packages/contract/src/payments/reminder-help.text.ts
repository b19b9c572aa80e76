import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A reminder lists overdue invoices of a customer under the message of its dunning level. It posts nothing.',
    ar: 'يسرد التذكير فواتير العميل المتأخرة تحت رسالة مستوى المطالبة. ولا يرحّل شيئًا.',
  },
  help_send: { en: 'Remind customers', ar: 'تذكير العملاء' },
  help_send_1: {
    en: 'Choose Propose reminders. Customers appear whose invoices reached the next level.',
    ar: 'اختر «اقتراح تذكيرات». يظهر العملاء الذين بلغت فواتيرهم المستوى التالي.',
  },
  help_send_2: {
    en: 'Remove invoices that are in dispute, print or send the reminder, and mark it as sent.',
    ar: 'أزل الفواتير محل الخلاف، واطبع التذكير أو أرسله، ثم سجّل إرساله.',
  },
})

import { texts } from '@countinghouse/kernel/text'
import { orderText } from './order-fields.text.ts'

export const text = texts({
  title: { en: 'Quotes', ar: 'عروض الأسعار' },
  one: { en: 'quote', ar: 'عرض سعر' },
  many: {
    en: '{count, plural, one {# quote} other {# quotes}}',
    ar: '{count, plural, zero {لا عروض أسعار} one {عرض سعر واحد} two {عرضا سعر} few {# عروض أسعار} many {# عرض سعر} other {# عرض سعر}}',
  },
  purpose: { en: 'Prices offered to customers.', ar: 'أسعار معروضة على العملاء.' },
  ...orderText,
  quotedOn: { en: 'Quote date', ar: 'تاريخ العرض' },
  validUntil: { en: 'Valid until', ar: 'صالح حتى' },
  validUntil_help: { en: 'Last day on which it can be accepted.', ar: 'آخر يوم يمكن قبوله فيه.' },
  sentAt: { en: 'Sent', ar: 'تاريخ الإرسال' },
  salesOrderId: { en: 'Sales order', ar: 'أمر البيع' },
  reason: { en: 'Reason', ar: 'السبب' },
  status_sent: { en: 'Sent', ar: 'مرسل' },
  status_accepted: { en: 'Accepted', ar: 'مقبول' },
  status_lost: { en: 'Lost', ar: 'لم يُقبل' },
  action_send: { en: 'Mark as sent', ar: 'تسجيل الإرسال' },
  history_send: { en: 'sent', ar: 'أرسله' },
  action_accept: { en: 'Accept', ar: 'قبول' },
  history_accept: { en: 'accepted', ar: 'قبله' },
  confirm_accept: {
    en: 'Create a draft sales order with these prices?',
    ar: 'إنشاء مسودة أمر بيع بهذه الأسعار؟',
  },
  action_lose: { en: 'Mark as lost', ar: 'تسجيل عدم القبول' },
  history_lose: { en: 'marked as lost', ar: 'سجّل عدم قبوله' },
  confirm_lose: { en: 'Why did the customer not order?', ar: 'لماذا لم يطلب العميل؟' },
  expired: { en: 'Quotes past their validity', ar: 'عروض أسعار انتهت صلاحيتها' },
  rule_days: { en: 'The validity ends before the quote date.', ar: 'تنتهي الصلاحية قبل تاريخ العرض.' },
})

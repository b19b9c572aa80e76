import { texts } from '@countinghouse/kernel/text'
import { orderPaymentText } from '../sales/sales-order.text.ts'

export const text = texts({
  title: { en: 'Web orders', ar: 'طلبات الويب' },
  one: { en: 'web order', ar: 'طلب ويب' },
  many: {
    en: '{count, plural, one {# web order} other {# web orders}}',
    ar: '{count, plural, zero {لا طلبات ويب} one {طلب ويب واحد} two {طلبا ويب} few {# طلبات ويب} many {# طلب ويب} other {# طلب ويب}}',
  },
  purpose: {
    en: 'Orders that web shops sent, with their sales orders.',
    ar: 'طلبات المتاجر الإلكترونية مع أوامر بيعها.',
  },
  empty: {
    en: 'No web shop has sent an order yet. Create an API key for the shop under Users.',
    ar: 'لم يرسل أي متجر إلكتروني طلبًا بعد. أنشئ مفتاح API للمتجر ضمن المستخدمين.',
  },
  reference: { en: 'Reference', ar: 'المرجع' },
  orderName: { en: 'Sales order', ar: 'أمر البيع' },
  salesOrderId: { en: 'Order record', ar: 'سجل الطلب' },
  customerId: { en: 'Customer', ar: 'العميل' },
  storeId: { en: 'Store', ar: 'المتجر' },
  status: { en: 'Status', ar: 'الحالة' },
  status_received: { en: 'Received', ar: 'مُستلم' },
  status_confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  status_ready: { en: 'Ready to collect', ar: 'جاهز للاستلام' },
  status_partly_dispatched: { en: 'Partly dispatched', ar: 'صُرف جزئيًا' },
  status_dispatched: { en: 'Dispatched', ar: 'صُرف' },
  status_delivered: { en: 'Delivered', ar: 'سُلّم' },
  status_cancelled: { en: 'Cancelled', ar: 'ملغى' },
  paymentStatus: { en: 'Payment', ar: 'الدفع' },
  ...orderPaymentText,
  currencyCode: { en: 'Currency', ar: 'العملة' },
  grossMinor: { en: 'Total', ar: 'الإجمالي' },
  createdAt: { en: 'Received at', ar: 'وقت الاستلام' },
  createdOn: { en: 'Date', ar: 'التاريخ' },
})

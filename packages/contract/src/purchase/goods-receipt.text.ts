import { texts } from '@countinghouse/kernel/text'
import { receivingText } from '../inventory/receiving.text.ts'

export const text = texts({
  ...receivingText,
  title: { en: 'Goods receipts', ar: 'أذون الاستلام' },
  one: { en: 'goods receipt', ar: 'إذن استلام' },
  many: {
    en: '{count, plural, one {# goods receipt} other {# goods receipts}}',
    ar: '{count, plural, zero {لا أذون استلام} one {إذن استلام واحد} two {إذنا استلام} few {# أذون استلام} many {# إذن استلام} other {# إذن استلام}}',
  },
  purpose: {
    en: 'Count deliveries of purchase orders by scan and post them in parts.',
    ar: 'عُدّ توريدات أوامر الشراء بالمسح ورحّلها على دفعات.',
  },
  numbered: { en: 'Goods receipt {id}', ar: 'إذن استلام {id}' },
  purchaseOrderId: { en: 'Purchase order', ar: 'أمر الشراء' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  supplierDocNo: { en: 'Delivery note', ar: 'إشعار التسليم' },
  confirm_finish: {
    en: 'Finish this receipt? Counted quantities enter stock immediately; differences are recorded for the supplier.',
    ar: 'إنهاء هذا الاستلام؟ تدخل الكميات المعدودة المخزون فورًا وتُسجَّل الفروق على المورد.',
  },
  confirm_cancel: {
    en: 'Cancel this count? Nothing has been posted; the order can be received again.',
    ar: 'إلغاء هذا العد؟ لم يُرحَّل منه شيء ويمكن استلام الطلب من جديد.',
  },
  status_reversed: { en: 'Reversed', ar: 'معكوس' },
  reversalReason: { en: 'Reason', ar: 'السبب' },
  action_reverse: { en: 'Reverse', ar: 'عكس' },
  history_reverse: { en: 'reversed', ar: 'عكسه' },
  confirm_reverse: {
    en: 'Reverse this receipt? Its goods leave stock, and the order can be received again. Estimated landed costs of this receipt alone are cancelled.',
    ar: 'عكس هذا الاستلام؟ تخرج بضاعته من المخزون ويمكن استلام الطلب من جديد. وتُلغى تقديرات التكلفة الواصلة الخاصة بهذا الاستلام وحده.',
  },
  receive: { en: 'Receive an order', ar: 'استلام طلب' },
  order: { en: 'Order number', ar: 'رقم الطلب' },
  order_hint: {
    en: 'Scan or type the number, or choose an order below.',
    ar: 'امسح الرقم أو اكتبه أو اختر الطلب أدناه.',
  },
  deliveryNote: { en: 'Delivery note number', ar: 'رقم إشعار التسليم' },
  deliveryNote_hint: {
    en: 'Each delivery note of a supplier is received once. Leave blank if there is none.',
    ar: 'يُستلم كل إشعار تسليم من المورد مرة واحدة. اتركه فارغًا إن لم يوجد.',
  },
  begin: { en: 'Start counting', ar: 'بدء العدّ' },
  receivable: { en: 'Open orders', ar: 'الطلبات المفتوحة' },
  noneReceivable: {
    en: 'No order is open for your stores. Mark an approved order as sent under Purchase orders.',
    ar: 'لا طلب مفتوحًا لمتاجرك. حدّد طلبًا موافقًا عليه كمُرسل من أوامر الشراء.',
  },
  due: { en: 'Due {date}', ar: 'مستحق {date}' },
  pieces: { en: '{pieces} open', ar: '{pieces} مفتوحة' },
  goOn: { en: 'Counting in progress', ar: 'العدّ جارٍ' },
  excess: { en: 'Above the tolerance of the order', ar: 'فوق ما يسمح به الطلب' },
})

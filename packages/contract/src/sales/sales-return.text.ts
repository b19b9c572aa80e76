import { texts } from '@countinghouse/kernel/text'
import { text as lineText } from './line-rules.text.ts'

export const text = texts({
  rule_line_once: lineText.twice,
  title: { en: 'Sales returns', ar: 'مرتجعات المبيعات' },
  one: { en: 'sales return', ar: 'مرتجع مبيعات' },
  many: {
    en: '{count, plural, one {# sales return} other {# sales returns}}',
    ar: '{count, plural, zero {لا مرتجعات مبيعات} one {مرتجع مبيعات واحد} two {مرتجعا مبيعات} few {# مرتجعات مبيعات} many {# مرتجع مبيعات} other {# مرتجع مبيعات}}',
  },
  numbered: { en: 'Sales return {id}', ar: 'مرتجع مبيعات {id}' },
  purpose: { en: 'Delivered goods that customers send back.', ar: 'بضائع مسلّمة يعيدها العملاء.' },
  deliveryId: { en: 'Delivery', ar: 'التسليم' },
  customerId: { en: 'Customer', ar: 'العميل' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Takes the goods back.', ar: 'يستعيد البضاعة.' },
  effectiveOn: { en: 'Business date', ar: 'تاريخ العمل' },
  reason: { en: 'Reason', ar: 'السبب' },
  note: { en: 'Note', ar: 'ملاحظة' },
  lines: { en: 'Lines', ar: 'السطور' },
  lines_deliveryLineNo: { en: 'Delivery line', ar: 'سطر التسليم' },
  lines_deliveryLineNo_help: { en: 'Leave blank to find it by the product.', ar: 'اتركه فارغًا للعثور عليه بالمنتج.' },
  lines_variantId: { en: 'Product', ar: 'المنتج' },
  lines_quantity: { en: 'Quantity', ar: 'الكمية' },
  lines_isRestocked: { en: 'Back to stock', ar: 'إعادة إلى المخزون' },
  receivedAt: { en: 'Received', ar: 'تاريخ الاستلام' },
  creditNoteId: { en: 'Credit note', ar: 'الإشعار الدائن' },
  status_received: { en: 'Received', ar: 'مستلم' },
  status_credited: { en: 'Credited', ar: 'صدر إشعاره الدائن' },
  action_receive: { en: 'Receive', ar: 'استلام' },
  history_receive: { en: 'received', ar: 'استلمه' },
  confirm_receive: {
    en: 'Take these goods back? Stock increases immediately, at the cost the goods left with.',
    ar: 'استعادة هذه البضائع؟ يزيد المخزون فورًا بالتكلفة التي خرجت بها.',
  },
  action_credit: { en: 'Create credit note', ar: 'إنشاء إشعار دائن' },
  history_credit: { en: 'created the credit note', ar: 'أنشأ الإشعار الدائن' },
  confirm_credit: {
    en: 'Creates a draft credit note of the invoice with these quantities. Post it on its page.',
    ar: 'ينشئ مسودة إشعار دائن للفاتورة بهذه الكميات. رحّله من صفحته.',
  },
  toCredit: { en: 'Sales returns to credit', ar: 'مرتجعات مبيعات بانتظار الإشعار الدائن' },
})

import { texts } from '@countinghouse/kernel/text'

/** What a partner company did with a document, as its buyer is notified. */
export const text = texts({
  announced: { en: 'a shipment of {name} is on its way.', ar: 'شحنة من {name} في الطريق.' },
  recalled: { en: 'a shipment of {name} was recalled: {reason}', ar: 'استُرجعت شحنة من {name}: {reason}' },
  draft_withdrawn: {
    en: 'the transfer of {name} was cancelled, and with it the draft of its order: {reason}',
    ar: 'أُلغي التحويل {name} ومعه مسودة أمره: {reason}',
  },
  order_cancelled: {
    en: 'the transfer was cancelled, and with it {name}: {reason}',
    ar: 'أُلغي التحويل ومعه {name}: {reason}',
  },
  rest_cancelled: {
    en: 'nothing more of {name} will be shipped: {reason} Close it once its goods are received.',
    ar: 'لن يُشحن المزيد من {name}: {reason} أغلقه بعد استلام بضائعه.',
  },
  bill_ended: {
    en: 'invoice {name} was credited before it was posted here, and has ended.',
    ar: 'صدر إشعار دائن للفاتورة {name} قبل ترحيلها هنا فانتهت.',
  },
  credit_to_post: {
    en: 'invoice {name} was credited. Post its credit note, which is a draft.',
    ar: 'صدر إشعار دائن للفاتورة {name}. رحّل مسودة إشعارها الدائن.',
  },
  partly_credited: {
    en: 'part of invoice {name} was credited with {reason}. Enter the credit note.',
    ar: 'صدر إشعار دائن {reason} بجزء من الفاتورة {name}. أدخل الإشعار الدائن.',
  },
})

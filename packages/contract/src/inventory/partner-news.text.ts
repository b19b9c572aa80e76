import { texts } from '@countinghouse/kernel/text'

/** What a partner company did with its order, as its seller is notified. */
export const text = texts({
  cancelled: {
    en: 'the order was cancelled, and with it transfer {name}: {reason}',
    ar: 'أُلغي الأمر ومعه التحويل {name}: {reason}',
  },
  draft_ended: {
    en: 'order {name} was cancelled, and with it the draft of its transfer: {reason}',
    ar: 'أُلغي الأمر {name} ومعه مسودة تحويله: {reason}',
  },
  unwanted: {
    en: 'the order of transfer {name} was cancelled: {reason} Its goods are picked; cancel it to put them back.',
    ar: 'أُلغي أمر التحويل {name}: {reason} التُقطت بضائعه؛ ألغه لتعيدها إلى مواقعها.',
  },
  rest_unwanted: {
    en: 'nothing more of transfer {name} is wanted: {reason} Recall what is on its way, and cancel what is not shipped yet.',
    ar: 'لم يعد المزيد من التحويل {name} مطلوبًا: {reason} استرجع ما هو في الطريق وألغ ما لم يُشحن بعد.',
  },
})

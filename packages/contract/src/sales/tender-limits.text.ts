import { texts } from '@countinghouse/kernel/text'

/** What payment types refuse at the till. */
export const text = texts({
  below_min: {
    en: 'A payment is below the minimum amount of its payment type. Increase it or select another payment type.',
    ar: 'إحدى الدفعات أقل من أدنى مبلغ لنوع الدفع. زدها أو اختر نوع دفع آخر.',
  },
  above_max: {
    en: 'A payment is above the maximum amount of its payment type. Reduce it or select another payment type for the rest.',
    ar: 'إحدى الدفعات أكثر من أقصى مبلغ لنوع الدفع. خفّضها أو اختر نوع دفع آخر للباقي.',
  },
  customer_required: {
    en: 'A payment type requires a customer. Select the customer of the sale.',
    ar: 'يتطلب أحد أنواع الدفع عميلًا. اختر عميل البيع.',
  },
  refund_same_type: {
    en: 'What was paid by a payment type that is refunded by itself alone goes back by it, and nothing else does. Change the payments.',
    ar: 'ما دُفع بنوع دفع لا يُرد إلا به يعود به وحده ولا يعود به غيره. عدّل الدفعات.',
  },
  min: {
    en: '“{name}” takes at least {amount} on one receipt. Increase the amount or select another payment type.',
    ar: '«{name}» لا يقبل أقل من {amount} على الإيصال الواحد. زد المبلغ أو اختر نوع دفع آخر.',
  },
  max: {
    en: '“{name}” takes at most {amount} on one receipt. Reduce the amount or select another payment type for the rest.',
    ar: '«{name}» لا يقبل أكثر من {amount} على الإيصال الواحد. خفّض المبلغ أو اختر نوع دفع آخر للباقي.',
  },
  customer: {
    en: '“{name}” requires a customer. Select the customer of the sale.',
    ar: '«{name}» يتطلب عميلًا. اختر عميل البيع.',
  },
  chooseCustomer: { en: 'Select the customer', ar: 'اختيار العميل' },
  sameType: {
    en: 'At most {amount} can be refunded this way: the receipt was paid by a payment type that is refunded by itself alone.',
    ar: 'يمكن رد {amount} على الأكثر بهذه الطريقة: دُفع الإيصال بنوع دفع لا يُرد إلا به.',
  },
})

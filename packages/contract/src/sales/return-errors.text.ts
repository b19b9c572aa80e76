import { texts } from '@countinghouse/kernel/text'

/** Errors of returns at the till. */
export const text = texts({
  return_refused: {
    en: 'Goods whose return period is over, or that are not returnable, need an approval. Ask a colleague who may approve it for their PIN, or remove the line.',
    ar: 'تحتاج البضاعة التي انتهت مدة إرجاعها أو غير القابلة للإرجاع إلى موافقة. اطلب رمز PIN من زميل له حق الموافقة أو احذف السطر.',
  },
  return_period: {
    en: 'The return period is over. An approval is needed.',
    ar: 'انتهت مدة الإرجاع. يلزم الحصول على موافقة.',
  },
  return_never: {
    en: 'These goods are not returnable. An approval is needed.',
    ar: 'هذه البضاعة غير قابلة للإرجاع. يلزم الحصول على موافقة.',
  },
  refund_beyond_paid: {
    en: 'More would be paid back in this way than was paid in it. Refund as it was paid or as store credit, or ask for an approval.',
    ar: 'سيُرد بهذه الطريقة أكثر مما دُفع بها. رُدّ كما دُفع أو رصيدَ متجر، أو اطلب موافقة.',
  },
  exchange_not_offered: {
    en: 'This store has no payment type of the kind Exchange. Add one under Payment types, or refund the return first.',
    ar: 'ليس لهذا المتجر نوع دفع من نوع الاستبدال. أضف واحدًا في أنواع الدفع، أو رُدّ قيمة المرتجع أولًا.',
  },
  exchange_vouchers: {
    en: 'Gift vouchers cannot be paid with returned goods. Sell the vouchers on another receipt.',
    ar: 'لا تُدفع قسائم الهدايا من مرتجع. بع القسائم بإيصال آخر.',
  },
  not_sold_recently: {
    en: 'A product was not sold in the last 30 days. Take it back with its receipt.',
    ar: 'لم يُبع أحد المنتجات خلال آخر 30 يومًا. اقبل إرجاعه بإيصاله.',
  },
  unreceipted_limit: {
    en: 'This customer has had three returns without receipt in the last 90 days. Ask for the receipt.',
    ar: 'لهذا العميل ثلاثة مرتجعات دون إيصال خلال آخر 90 يومًا. اطلب الإيصال.',
  },
})

import { texts } from '@countinghouse/kernel/text'

/** Goods of purchase orders in containers. */
export const text = texts({
  add: { en: 'Add to container', ar: 'إضافة إلى حاوية' },
  addAt: { en: 'Add to container for {store}', ar: 'إضافة إلى حاوية إلى {store}' },
  lead: {
    en: 'Puts what is open and in no container yet into the planned container with this number, or plans a new one.',
    ar: 'يضع ما هو مفتوح وليس في حاوية بعد في الحاوية المخططة بهذا الرقم، أو يخطط حاوية جديدة.',
  },
  done: { en: '{name} has the open goods of this order.', ar: '{name} فيها بضائع هذا الطلب المفتوحة.' },
  containers: { en: 'Containers', ar: 'الحاويات' },
  container: { en: 'Container', ar: 'الحاوية' },
  awaited: { en: 'Awaited', ar: 'المنتظر' },
  eta: { en: 'Arrival (ETA)', ar: 'الوصول المتوقع' },
  unknown_order: {
    en: 'This supplier has no sent order with this number.',
    ar: 'ليس لهذا المورد طلب مُرسل بهذا الرقم.',
  },
  partner_order: {
    en: 'An order to a partner company is received with the shipments of that company.',
    ar: 'تُستلم طلبات الشركات الشريكة بشحناتها.',
  },
  not_open: {
    en: 'Nothing of this product is open for this destination on the order.',
    ar: 'لا شيء مفتوحًا من هذا المنتج لهذه الوجهة في الطلب.',
  },
  too_many: {
    en: 'Only {left} are open on the order and in no other container.',
    ar: 'المفتوح في الطلب وليس في حاوية أخرى {left} فقط.',
  },
  cost_of_order: {
    en: 'The purchase order states the cost. Leave this blank.',
    ar: 'التكلفة في أمر الشراء. اترك هذا الحقل فارغًا.',
  },
  damaged: { en: 'Damaged', ar: 'تالفة' },
  rejected: { en: 'Rejected', ar: 'مرفوضة' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'These values do not fit together. Correct the marked fields.',
    ar: 'هذه القيم لا تتوافق. صحّح الحقول المحددة.',
  },
  partner_required: {
    en: 'Select the logistics partner that delivers this load.',
    ar: 'حدّد شريك الخدمات اللوجستية الذي يسلّم هذه الحمولة.',
  },
  not_external: {
    en: 'Users of a logistics partner are of the type External or Integration. Select another user.',
    ar: 'مستخدمو الشريك اللوجستي من نوع «خارجي» أو «برنامج متصل». حدّد مستخدمًا آخر.',
  },
  partner_inactive: {
    en: 'This logistics partner is not active. Select an active partner.',
    ar: 'شريك الخدمات اللوجستية هذا غير نشط. حدّد شريكًا نشطًا.',
  },
  unknown_order: {
    en: 'No purchase order of this partner is open under this number.',
    ar: 'لا أمر شراء مفتوحًا لهذا الشريك بهذا الرقم.',
  },
  not_ordered: {
    en: 'This product is not on the purchase order. Remove the line or select another product.',
    ar: 'هذا المنتج غير موجود في أمر الشراء. احذف السطر أو حدّد منتجًا آخر.',
  },
  unknown_variant: {
    en: 'Some products are unknown. Correct the marked lines.',
    ar: 'بعض المنتجات غير معروفة. صحّح السطور المحددة.',
  },
  reference_used: {
    en: 'The partner has used this reference for another load. Use a new reference.',
    ar: 'استخدم الشريك هذا المرجع لحمولة أخرى. استخدم مرجعًا جديدًا.',
  },
  order_closed: {
    en: 'Nothing is open on this purchase order. It may be closed, on hold or fully received.',
    ar: 'لا شيء مفتوحًا في أمر الشراء هذا. قد يكون مغلقًا أو موقوفًا أو مُستلمًا بالكامل.',
  },
  nothing_accepted: {
    en: 'No line of this load can be accepted. Reject the load instead.',
    ar: 'لا سطر في هذه الحمولة يمكن قبوله. ارفض الحمولة بدلًا من ذلك.',
  },
  not_receivable: {
    en: 'Some lines cannot be received. Correct the marked lines.',
    ar: 'بعض السطور لا يمكن استلامها. صحّح السطور المحددة.',
  },
  staff_only: {
    en: 'Loads are accepted and rejected by the staff of the store, not by the partner.',
    ar: 'يقبل موظفو المتجر الحمولات ويرفضونها، لا الشريك.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Received not invoiced', ar: 'مستلم غير مفوتر' },
  purpose: {
    en: 'Accepted goods of purchase orders that no posted supplier invoice bills, at cost.',
    ar: 'بضائع أوامر الشراء المقبولة التي لم تشملها فاتورة مورد مُرحَّلة، بالتكلفة.',
  },
  failed: { en: 'The received goods', ar: 'البضائع المستلمة' },
  empty: { en: 'Everything that was received is invoiced.', ar: 'كل ما استُلم مفوتر.' },
  order: { en: 'Purchase order', ar: 'أمر الشراء' },
  supplier: { en: 'Supplier', ar: 'المورد' },
  store: { en: 'Store', ar: 'الفرع' },
  receivedOn: { en: 'Received', ar: 'تاريخ الاستلام' },
  acceptedMinor: { en: 'Accepted', ar: 'المقبول' },
  invoicedMinor: { en: 'Invoiced', ar: 'المفوتر' },
  openMinor: { en: 'Not invoiced', ar: 'غير المفوتر' },
  total: { en: 'Total', ar: 'الإجمالي' },
  ledger: { en: 'Goods received in the general ledger', ar: 'البضائع المستلمة في دفتر الأستاذ العام' },
  difference: {
    en: 'Difference, such as receipts without an order, supplier returns not credited and manual journals',
    ar: 'الفرق، كالاستلام دون أمر شراء ومرتجعات المشتريات بلا إشعار دائن والقيود اليدوية',
  },
  more: {
    en: 'The {shown} oldest of {count} orders are listed. Totals include all of them.',
    ar: 'يُعرض أقدم {shown} من {count} أمر شراء. تشمل الإجماليات جميعها.',
  },
})

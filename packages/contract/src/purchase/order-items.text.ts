import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  progress: { en: 'Receipt progress', ar: 'تقدم الاستلام' },
  receipts: { en: 'Receipts', ar: 'أذون الاستلام' },
  noReceipts: { en: 'Nothing has been received yet.', ar: 'لم يُستلم شيء بعد.' },
  receive: { en: 'Receive', ar: 'استلام' },
  receiveAt: { en: 'Receive at {store}', ar: 'الاستلام في {store}' },
  product: { en: 'Product', ar: 'المنتج' },
  due: { en: 'Due date', ar: 'تاريخ الاستحقاق' },
  quantity: { en: 'Ordered', ar: 'المطلوب' },
  accepted: { en: 'Accepted', ar: 'المقبول' },
  rejected: { en: 'Rejected', ar: 'المرفوض' },
  cancelled: { en: 'Cancelled', ar: 'الملغى' },
  open: { en: 'Open', ar: 'المفتوح' },
  unitCost: { en: 'Unit cost ({currency})', ar: 'تكلفة الوحدة ({currency})' },
  journals: { en: 'Journals', ar: 'القيود' },
  bills: { en: 'Invoices', ar: 'الفواتير' },
})

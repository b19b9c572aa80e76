import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  bills: { en: 'Invoices', ar: 'الفواتير' },
  noBills: { en: 'No supplier invoice of this order yet.', ar: 'لا فاتورة مورد لهذا الطلب بعد.' },
  bill: { en: 'Create supplier invoice', ar: 'إنشاء فاتورة مورد' },
  nothingToBill: { en: 'Everything received is invoiced.', ar: 'كل ما استُلم مفوتر.' },
  reference: { en: 'Supplier document number', ar: 'رقم مستند المورد' },
  progress: { en: 'Invoiced quantities', ar: 'الكميات المفوترة' },
  product: { en: 'Product', ar: 'المنتج' },
  accepted: { en: 'Accepted', ar: 'المقبول' },
  billed: { en: 'Invoiced', ar: 'المفوتر' },
  toBill: { en: 'To invoice', ar: 'للفوترة' },
  price: { en: 'Order price ({currency})', ar: 'سعر الطلب ({currency})' },
  charges: { en: 'Transfer charges', ar: 'رسوم التحويل' },
  dispute: { en: 'Dispute', ar: 'اعتراض' },
  disputeTitle: { en: 'Dispute invoice {reference}', ar: 'الاعتراض على الفاتورة {reference}' },
  disputeLead: {
    en: 'The partner company credits the invoice and issues it again. An invoice that is not posted ends now.',
    ar: 'تقيد الشركة الشريكة إشعارًا دائنًا للفاتورة ثم تصدرها من جديد. الفاتورة غير المرحّلة تنتهي الآن.',
  },
  disputed: { en: 'Invoice {reference} is disputed.', ar: 'سُجّل الاعتراض على الفاتورة {reference}.' },
  reason: { en: 'Reason', ar: 'السبب' },
  number: { en: 'Invoice', ar: 'الفاتورة' },
  status: { en: 'Status', ar: 'الحالة' },
  gross: { en: 'Gross', ar: 'الإجمالي' },
  tolerance: { en: 'Price tolerance of supplier invoices', ar: 'تفاوت السعر في فواتير الموردين' },
  tolerance_help: {
    en: 'Invoices of purchase orders may exceed the order price by this percentage without permission.',
    ar: 'يجوز أن تتجاوز فواتير أوامر الشراء سعر الطلب بهذه النسبة دون صلاحية.',
  },
})

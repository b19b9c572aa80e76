import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  progress: { en: 'Progress', ar: 'التقدم' },
  product: { en: 'Product', ar: 'المنتج' },
  ordered: { en: 'Ordered', ar: 'المطلوب' },
  reserved: { en: 'Reserved', ar: 'المحجوز' },
  delivered: { en: 'Delivered', ar: 'المسلّم' },
  invoiced: { en: 'Invoiced', ar: 'المفوتر' },
  open: { en: 'Open', ar: 'المتبقي' },
  backOrder: { en: '{count} on back-order', ar: '{count} بانتظار التوفر' },
  deliveries: { en: 'Deliveries', ar: 'عمليات التسليم' },
  noDeliveries: { en: 'Nothing was delivered yet.', ar: 'لم يُسلّم شيء بعد.' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  date: { en: 'Date', ar: 'التاريخ' },
  credit: { en: 'Credit used', ar: 'الائتمان المستخدم' },
  creditOf: { en: '{used} of {limit}', ar: '{used} من {limit}' },
  noLimit: { en: '{used}, no limit', ar: '{used}، بلا حد' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Supplier performance', ar: 'أداء الموردين' },
  purpose: {
    en: 'How suppliers delivered the purchase orders that were due in the period.',
    ar: 'كيف سلّم الموردون أوامر الشراء المستحقة في الفترة.',
  },
  failed: { en: 'The report', ar: 'التقرير' },
  empty: {
    en: 'No purchase order was due in this period. Choose other dates.',
    ar: 'لم يستحق أي أمر شراء في هذه الفترة. اختر تواريخ أخرى.',
  },
  view: { en: 'Report', ar: 'التقرير' },
  storeId: { en: 'Store', ar: 'الفرع' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  orders: { en: 'Orders', ar: 'الأوامر' },
  lines: { en: 'Lines', ar: 'السطور' },
  onTimePpm: { en: 'On time', ar: 'في الموعد' },
  inFullPpm: { en: 'In full', ar: 'كامل الكمية' },
  onTimeInFullPpm: { en: 'On time in full', ar: 'في الموعد وكامل' },
  rejectedPpm: { en: 'Rejected', ar: 'مرفوض' },
  priceRisePpm: { en: 'Price rise', ar: 'ارتفاع السعر' },
  confirmedPpm: { en: 'Confirmed', ar: 'مؤكد' },
  scorePpm: { en: 'Score', ar: 'التقييم' },
  few: { en: 'Fewer than {least} lines', ar: 'أقل من {least} سطور' },
  open: { en: 'Show the purchase orders of this supplier', ar: 'عرض أوامر شراء هذا المورد' },
})

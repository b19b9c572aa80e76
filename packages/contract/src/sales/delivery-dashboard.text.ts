import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Delivery dashboard', ar: 'لوحة التسليم' },
  purpose: {
    en: 'What is to be delivered, and how punctual deliveries were.',
    ar: 'ما يجب تسليمه ومدى انتظام التسليم.',
  },
  store: { en: 'Store', ar: 'المتجر' },
  allStores: { en: 'All stores', ar: 'كل المتاجر' },
  figures: { en: 'Figures', ar: 'الأرقام' },
  toDeliver: { en: 'To deliver', ar: 'للتسليم' },
  late: { en: 'Past the requested date', ar: 'تجاوزت التاريخ المطلوب' },
  held: { en: 'On hold', ar: 'معلقة' },
  onTheWay: { en: 'On their way', ar: 'في الطريق' },
  toInvoice: { en: 'To invoice', ar: 'للفوترة' },
  onTime: { en: 'On time', ar: 'في الموعد' },
  onTimeOf: {
    en: '{count, plural, one {of # delivered in 90 days} other {of # delivered in 90 days}}',
    ar: '{count, plural, zero {لا شيء في 90 يومًا} one {من واحد في 90 يومًا} two {من اثنين في 90 يومًا} few {من # في 90 يومًا} many {من # في 90 يومًا} other {من # في 90 يومًا}}',
  },
  dueFirst: { en: 'Due first', ar: 'الأقرب موعدًا' },
  order: { en: 'Sales order', ar: 'أمر البيع' },
  customer: { en: 'Customer', ar: 'العميل' },
  requestedOn: { en: 'Requested date', ar: 'التاريخ المطلوب' },
  open: { en: 'Open', ar: 'المتبقي' },
  reserved: { en: 'Reserved', ar: 'المحجوز' },
  ready: { en: 'Ready', ar: 'جاهز' },
  partly: { en: 'Partly in stock', ar: 'متوفر جزئيًا' },
  waiting: { en: 'Waiting for stock', ar: 'بانتظار المخزون' },
  nothing: { en: 'No order waits for delivery.', ar: 'لا طلب ينتظر التسليم.' },
})

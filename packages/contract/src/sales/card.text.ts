import { texts } from '@countinghouse/kernel/text'

/** Dashboard cards of sales. */
export const text = texts({
  today: { en: 'Sales today', ar: 'مبيعات اليوم' },
  today_means: {
    en: 'Net sales of tills today by hour, beside the same weekday last week up to this time.',
    ar: 'صافي مبيعات الصناديق اليوم حسب الساعة، مقارنة باليوم نفسه من الأسبوع الماضي حتى هذا الوقت.',
  },
  lastWeek: { en: 'Last week', ar: 'الأسبوع الماضي' },
  deliveries: { en: 'Orders to deliver', ar: 'أوامر للتسليم' },
  deliveries_means: {
    en: 'Confirmed sales orders that are not delivered in full, and what is late, on hold, on the way or to be invoiced.',
    ar: 'أوامر البيع المؤكدة التي لم تُسلَّم كاملة، والمتأخر منها والمعلّق وما هو في الطريق وما لم يُفوتر.',
  },
  late: { en: 'Late', ar: 'متأخرة' },
  held: { en: 'On hold', ar: 'معلّقة' },
  onTheWay: { en: 'On the way', ar: 'في الطريق' },
  toInvoice: { en: 'To be invoiced', ar: 'للفوترة' },
})

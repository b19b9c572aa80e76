import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A shipment groups purchase orders that travel together. Its expected dates come from the carrier, else from earlier shipments of the same ports, else from the route of the port.',
    ar: 'تجمع الشحنة أوامر الشراء التي تُنقل معًا. تأتي تواريخها المتوقعة من الناقل، وإلا فمن شحنات سابقة بين الميناءين نفسيهما، وإلا فمن مسار الميناء.',
  },
  help_plan: { en: 'Plan a shipment', ar: 'تخطيط شحنة' },
  help_plan_1: {
    en: 'Create a shipment with destination, mode and ports, and add the purchase orders that were sent.',
    ar: 'أنشئ شحنة بالوجهة ووسيلة النقل والميناءين وأضف أوامر الشراء المُرسلة.',
  },
  help_plan_2: {
    en: 'Choose Book when the carrier confirmed it, and enter ETD and ETA by Reschedule whenever they change.',
    ar: 'اختر «حجز» عند تأكيد الناقل، وأدخل موعدي المغادرة والوصول عبر «إعادة الجدولة» كلما تغيّرا.',
  },
  help_track: { en: 'Track it', ar: 'متابعتها' },
  help_track_1: {
    en: 'Record departure, arrival, customs clearance and delivery. Actual dates replace expected ones in Schedule and on the order.',
    ar: 'سجّل المغادرة والوصول والتخليص الجمركي والتسليم. تحل التواريخ الفعلية محل المتوقعة في «الجدول الزمني» وفي الطلب.',
  },
})

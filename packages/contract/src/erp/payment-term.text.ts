import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Payment terms', ar: 'شروط الدفع' },
  one: { en: 'payment terms', ar: 'شرط دفع' },
  many: {
    en: '{count, plural, one {# set of payment terms} other {# sets of payment terms}}',
    ar: '{count, plural, zero {لا شروط دفع} one {شرط دفع واحد} two {شرطا دفع} few {# شروط دفع} many {# شرط دفع} other {# شرط دفع}}',
  },
  purpose: {
    en: 'Payment terms say when what is owed to suppliers and by customers falls due.',
    ar: 'تحدد شروط الدفع متى يستحق ما علينا للموردين وما لنا على العملاء.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  parts: { en: 'Parts', ar: 'الدفعات' },
  parts_help: {
    en: 'All shares together are 100 %. Each part is due so many days after its event, where the end of month is that of the bill; with a day of the month, on that day or the next time it comes.',
    ar: 'مجموع الحصص 100٪. تستحق كل دفعة بعد حدثها بعدد الأيام المحدد، ونهاية الشهر هي نهاية شهر الفاتورة، ومع يوم محدد من الشهر ففي ذلك اليوم أو حين يأتي بعده.',
  },
  parts_share: { en: 'Share', ar: 'الحصة' },
  parts_event: { en: 'Counted from', ar: 'تُحسب من' },
  parts_event_order: { en: 'Order', ar: 'الطلب' },
  parts_event_shipment: { en: 'Shipment', ar: 'الشحن' },
  parts_event_receipt: { en: 'Receipt of goods', ar: 'استلام البضاعة' },
  parts_event_bill_date: { en: 'Bill date', ar: 'تاريخ الفاتورة' },
  parts_event_month_end: { en: 'End of month', ar: 'نهاية الشهر' },
  parts_days: { en: 'Days', ar: 'الأيام' },
  parts_dayOfMonth: { en: 'Day of month', ar: 'يوم الشهر' },
  discount: { en: 'Early payment discount', ar: 'خصم الدفع المبكر' },
  discountDays: { en: 'Days for the discount', ar: 'أيام الخصم' },
  discountDays_help: { en: 'Counted from the bill date.', ar: 'تُحسب من تاريخ الفاتورة.' },
  rule_discount_whole: {
    en: 'A discount needs the days in which it is given, and days need a discount. Fill in both or neither.',
    ar: 'يتطلب الخصم أيامًا يُمنح خلالها، وتتطلب الأيام خصمًا. املأ الاثنين أو اتركهما فارغين.',
  },
  rule_part_once: {
    en: 'Another part falls due at the same time. Make one part of the two.',
    ar: 'هناك دفعة أخرى تستحق في الوقت نفسه. اجعلهما دفعة واحدة.',
  },
})

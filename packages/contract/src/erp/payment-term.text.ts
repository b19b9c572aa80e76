import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Payment terms', ar: 'شروط الدفع' },
  one: { en: 'payment terms', ar: 'شرط دفع' },
  many: {
    en: '{count, plural, one {# set of payment terms} other {# sets of payment terms}}',
    ar: '{count, plural, zero {لا شروط دفع} one {شرط دفع واحد} two {شرطا دفع} few {# شروط دفع} many {# شرط دفع} other {# شرط دفع}}',
  },
  purpose: {
    en: 'Due dates of supplier bills and customer invoices.',
    ar: 'مواعيد استحقاق فواتير الموردين والعملاء.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  parts: { en: 'Instalments', ar: 'الدفعات' },
  parts_help: {
    en: 'Shares must total 100 %. Each instalment is due the given number of days after its base date; “End of month” is that of the bill. With a day of month, it is due on the next such day.',
    ar: 'يجب أن يكون مجموع الحصص 100٪. تستحق كل دفعة بعد تاريخ الأساس بعدد الأيام المحدد؛ و«نهاية الشهر» هي نهاية شهر الفاتورة. ومع يوم الشهر تستحق في ذلك اليوم التالي.',
  },
  parts_share: { en: 'Share', ar: 'الحصة' },
  parts_event: { en: 'Base date', ar: 'تاريخ الأساس' },
  parts_event_order: { en: 'Order', ar: 'الطلب' },
  parts_event_shipment: { en: 'Shipment', ar: 'الشحن' },
  parts_event_receipt: { en: 'Goods receipt', ar: 'استلام البضاعة' },
  parts_event_bill_date: { en: 'Bill date', ar: 'تاريخ الفاتورة' },
  parts_event_month_end: { en: 'End of month', ar: 'نهاية الشهر' },
  parts_days: { en: 'Days', ar: 'الأيام' },
  parts_dayOfMonth: { en: 'Day of month', ar: 'يوم الشهر' },
  discount: { en: 'Early payment discount', ar: 'خصم الدفع المبكر' },
  discountDays: { en: 'Discount days', ar: 'أيام الخصم' },
  discountDays_help: { en: 'From the bill date.', ar: 'من تاريخ الفاتورة.' },
  rule_discount_whole: {
    en: 'The discount and its days belong together. Fill in both or neither.',
    ar: 'الخصم وأيامه متلازمان. املأ الاثنين أو اتركهما فارغين.',
  },
  rule_part_once: {
    en: 'Another instalment is due at the same time. Combine the two.',
    ar: 'هناك دفعة أخرى تستحق في الوقت نفسه. ادمج الدفعتين.',
  },
})

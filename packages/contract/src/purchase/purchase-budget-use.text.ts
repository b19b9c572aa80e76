import { texts } from '@countinghouse/kernel/text'

/** What a budget permits and orders take of it. */
export const text = texts({
  use: { en: 'Open to buy', ar: 'المتاح للشراء' },
  permitted: { en: 'Budget', ar: 'الميزانية' },
  permitted_means: {
    en: 'Planned sales and planned closing stock less opening stock.',
    ar: 'المبيعات المخططة ومخزون الإقفال المخطط ناقص مخزون الافتتاح.',
  },
  committed: { en: 'Committed', ar: 'الملتزم به' },
  committed_means: {
    en: 'Approved, ordered and closed orders that are due in the period, without what was cancelled.',
    ar: 'الطلبات الموافق عليها والمطلوبة والمغلقة المستحقة في الفترة دون ما أُلغي.',
  },
  open: { en: 'Open to buy', ar: 'المتاح للشراء' },
  over: { en: 'Over budget', ar: 'فوق الميزانية' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  order: { en: 'Order', ar: 'الطلب' },
  supplier: { en: 'Supplier', ar: 'المورد' },
  due: { en: 'Due', ar: 'الاستحقاق' },
  none: { en: 'No orders are due in this period.', ar: 'لا طلبات مستحقة في هذه الفترة.' },
  more: {
    en: 'The {shown} largest of {count} orders are listed. The sums include all of them.',
    ar: 'يُعرض أكبر {shown} من {count} طلب. تشمل المجاميع جميعها.',
  },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Web KPI', ar: 'مؤشرات الويب' },
  purpose: { en: 'Orders, carts and emails of web shops.', ar: 'طلبات المتاجر الإلكترونية وسلالها ورسائلها.' },
  figures: { en: 'Figures', ar: 'المؤشرات' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  ofCancelled: {
    en: '{count, plural, one {# cancelled} other {# cancelled}}',
    ar: '{count, plural, zero {لا ملغى} one {ملغى واحد} two {ملغيان} few {# ملغاة} many {# ملغى} other {# ملغى}}',
  },
  turnover: { en: 'Turnover', ar: 'المبيعات' },
  average: { en: 'Average order', ar: 'متوسط الطلب' },
  abandoned: { en: 'Abandoned carts', ar: 'السلال المتروكة' },
  recovered: { en: 'Recovered carts', ar: 'السلال المستعادة' },
  carts: {
    en: '{count, plural, one {# cart} other {# carts}}',
    ar: '{count, plural, zero {لا سلال} one {سلة واحدة} two {سلتان} few {# سلال} many {# سلة} other {# سلة}}',
  },
  mails: { en: 'Emails by status', ar: 'الرسائل بحسب الحالة' },
  status: { en: 'Status', ar: 'الحالة' },
  count: { en: 'Emails', ar: 'الرسائل' },
  noMails: { en: 'No emails in this period.', ar: 'لا رسائل في هذه الفترة.' },
  byDay: { en: 'Orders by day', ar: 'الطلبات بحسب اليوم' },
  day: { en: 'Date', ar: 'التاريخ' },
  noOrders: { en: 'No orders in this period.', ar: 'لا طلبات في هذه الفترة.' },
  empty: { en: 'No web orders, carts or emails in this period.', ar: 'لا طلبات ولا سلال ولا رسائل في هذه الفترة.' },
  failed: { en: 'The web KPI', ar: 'مؤشرات الويب' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Points', ar: 'النقاط' },
  one: { en: 'points account', ar: 'حساب نقاط' },
  many: {
    en: '{count, plural, one {# points account} other {# points accounts}}',
    ar: '{count, plural, zero {لا حسابات نقاط} one {حساب نقاط واحد} two {حسابا نقاط} few {# حسابات نقاط} many {# حساب نقاط} other {# حساب نقاط}}',
  },
  purpose: { en: 'Points of customers, what they are worth and how they moved.', ar: 'نقاط العملاء وقيمتها وحركاتها.' },
  empty: {
    en: 'No points yet. Set the amount that earns a point under Settings, Sales.',
    ar: 'لا نقاط بعد. حدد المبلغ الذي يكسب نقطة في الإعدادات، المبيعات.',
  },
  count: {
    en: '{count, plural, one {# point} other {# points}}, {value}',
    ar: '{count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}، {value}',
  },
  name: { en: 'Customer', ar: 'العميل' },
  balance: { en: 'Points', ar: 'النقاط' },
  valueMinor: { en: 'Value', ar: 'القيمة' },
  expiresOn: { en: 'Next expiry', ar: 'أقرب انتهاء' },
  updatedAt: { en: 'Last move', ar: 'آخر حركة' },
  expiry: { en: '{points} expire on {day}', ar: 'تنتهي {points} في {day}' },
  moves: { en: 'Moves', ar: 'الحركات' },
  move_earn: { en: 'Earned', ar: 'كُسبت' },
  move_redeem: { en: 'Redeemed', ar: 'استُبدلت' },
  move_claw_back: { en: 'Taken back', ar: 'استُردت' },
  move_void: { en: 'Receipt voided', ar: 'أُلغي الإيصال' },
  move_expire: { en: 'Expired', ar: 'انتهت' },
  move_merge: { en: 'Customers merged', ar: 'دُمج عملاء' },
  move_adjust: { en: 'Adjusted', ar: 'عُدّلت' },
  adjust: { en: 'Adjust points', ar: 'تعديل النقاط' },
  adjustLead: {
    en: 'Enter points above 0 to add and below 0 to take. Their value is posted to the cost of points.',
    ar: 'أدخل عددًا موجبًا للإضافة وسالبًا للخصم. تُرحّل قيمتها إلى تكلفة النقاط.',
  },
  adjusted: { en: 'Points adjusted', ar: 'عُدّلت النقاط' },
  points: { en: 'Points', ar: 'النقاط' },
  reason: { en: 'Reason', ar: 'السبب' },
  zero: { en: 'Enter a number other than 0.', ar: 'أدخل عددًا غير الصفر.' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Blocking policies', ar: 'سياسات الحظر' },
  one: { en: 'blocking policy', ar: 'سياسة حظر' },
  many: {
    en: '{count, plural, one {# blocking policy} other {# blocking policies}}',
    ar: '{count, plural, zero {لا سياسات حظر} one {سياسة حظر واحدة} two {سياستا حظر} few {# سياسات حظر} many {# سياسة حظر} other {# سياسة حظر}}',
  },
  purpose: {
    en: 'Time limits for releasing, receiving and settling transfers.',
    ar: 'مهل إطلاق التحويلات واستلامها وتسويتها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as STANDARD.', ar: 'مثل STANDARD.' },
  name: { en: 'Name', ar: 'الاسم' },
  reserveHoldDays: { en: 'Reservation period (days)', ar: 'مدة الحجز (أيام)' },
  reserveHoldDays_help: {
    en: 'From approval; an unreleased transfer then expires. Leave blank to use the company setting.',
    ar: 'من الموافقة؛ ثم تنتهي صلاحية التحويل غير المُطلق. اتركه فارغًا لاستخدام إعداد الشركة.',
  },
  receiveDueDays: { en: 'Receive within (days)', ar: 'الاستلام خلال (أيام)' },
  receiveDueDays_help: {
    en: 'After the transit days; then the store gets no new transfers until it receives the shipment.',
    ar: 'بعد أيام النقل؛ ثم لا يحصل المتجر على تحويلات جديدة حتى يستلم الشحنة.',
  },
  settleDueDays: { en: 'Settle within (days)', ar: 'التسوية خلال (أيام)' },
  settleDueDays_help: {
    en: 'From the discrepancy; then the store gets no new transfers and invoices of the transfer cannot be approved.',
    ar: 'من ظهور الفرق؛ ثم لا يحصل المتجر على تحويلات جديدة ولا يمكن الموافقة على فواتير التحويل.',
  },
  retransferBlockDays: { en: 'Re-transfer block (days)', ar: 'منع إعادة التحويل (أيام)' },
  retransferBlockDays_help: {
    en: 'Goods received by transfer cannot be transferred again for this long. They can be sold.',
    ar: 'لا يمكن إعادة تحويل البضاعة المستلمة بتحويل خلال هذه المدة. يمكن بيعها.',
  },
  calendar: { en: 'Calendar', ar: 'التقويم' },
  calendar_help: {
    en: 'Working days are days the store is open. A store without opening hours is open every day.',
    ar: 'أيام العمل هي التي يفتح فيها المتجر، والمتجر بلا ساعات عمل مفتوح كل يوم.',
  },
  calendar_calendar: { en: 'Calendar days', ar: 'أيام تقويمية' },
  calendar_working: { en: 'Working days', ar: 'أيام العمل' },
  action: { en: 'When overdue', ar: 'عند التأخر' },
  action_block: { en: 'Block the store', ar: 'حظر المتجر' },
  action_warn: { en: 'Warn only', ar: 'تحذير فقط' },
})

import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Blocking policies', ar: 'سياسات الحظر' },
  one: { en: 'blocking policy', ar: 'سياسة حظر' },
  many: {
    en: '{count, plural, one {# blocking policy} other {# blocking policies}}',
    ar: '{count, plural, zero {لا سياسات حظر} one {سياسة حظر واحدة} two {سياستا حظر} few {# سياسات حظر} many {# سياسة حظر} other {# سياسة حظر}}',
  },
  purpose: {
    en: 'How long transfers may take before stock is free again or a store is blocked. A route says which policy holds on it.',
    ar: 'المدة المسموحة للتحويلات قبل أن تتحرر البضاعة أو يُحظر المتجر. يحدد المسار السياسة السارية عليه.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as STANDARD.', ar: 'مثل STANDARD.' },
  name: { en: 'Name', ar: 'الاسم' },
  reserveHoldDays: { en: 'Keep stock (days)', ar: 'حجز البضاعة (أيام)' },
  reserveHoldDays_help: {
    en: 'After approval; then the transfer expires unless it was released. Empty: as the setting of the company says.',
    ar: 'بعد الموافقة، ثم تنتهي صلاحية التحويل ما لم يُطلق. فارغ: كما في إعداد الشركة.',
  },
  receiveDueDays: { en: 'Receive within (days)', ar: 'الاستلام خلال (أيام)' },
  receiveDueDays_help: {
    en: 'After the days on the way; then the store gets no new transfers until it has received.',
    ar: 'بعد أيام الطريق، ثم لا يحصل المتجر على تحويلات جديدة حتى يستلم.',
  },
  settleDueDays: { en: 'Settle within (days)', ar: 'التسوية خلال (أيام)' },
  settleDueDays_help: {
    en: 'After something was found otherwise; then the store gets no new transfers, and invoices of the transfer are not approved.',
    ar: 'بعد العثور على فرق، ثم لا يحصل المتجر على تحويلات جديدة ولا تُعتمد فواتير التحويل.',
  },
  retransferBlockDays: { en: 'Stay after arrival (days)', ar: 'البقاء بعد الوصول (أيام)' },
  retransferBlockDays_help: {
    en: 'So long goods that came by transfer are not sent on. They may be sold.',
    ar: 'المدة التي لا تُحوَّل فيها بضاعة وصلت بتحويل. يجوز بيعها.',
  },
  calendar: { en: 'Days count', ar: 'تُحتسب الأيام' },
  calendar_help: {
    en: 'Working days are those on which the store is open; a store without opening hours is open every day.',
    ar: 'أيام العمل هي التي يفتح فيها المتجر، والمتجر بلا ساعات عمل مفتوح كل يوم.',
  },
  calendar_calendar: { en: 'By the calendar', ar: 'حسب التقويم' },
  calendar_working: { en: 'Working days', ar: 'أيام العمل' },
  action: { en: 'Then', ar: 'بعد ذلك' },
  action_block: { en: 'Block', ar: 'حظر' },
  action_warn: { en: 'Only show it', ar: 'إظهار فقط' },
})

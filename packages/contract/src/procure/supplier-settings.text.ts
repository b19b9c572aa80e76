import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  bankCoolOffDays: {
    en: 'Payment hold period of new bank accounts (days)',
    ar: 'فترة تعليق الدفع للحسابات البنكية الجديدة (أيام)',
  },
  bankCoolOffDays_help: {
    en: 'Wait after confirmation before a new supplier account is paid, so that fraud can be noticed.',
    ar: 'مدة الانتظار بعد التأكيد قبل الدفع إلى حساب جديد لمورد، ليُكتشف الاحتيال في وقته.',
  },
})

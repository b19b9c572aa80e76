import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  bankCoolOffDays: { en: 'Cooling off of new bank accounts (days)', ar: 'تريث الحسابات البنكية الجديدة (أيام)' },
  bankCoolOffDays_help: {
    en: 'How long after its confirmation nothing is paid to a new account of a supplier, so that a fraud is noticed in time.',
    ar: 'المدة بعد تأكيد حساب جديد لمورد لا يُدفع خلالها إليه شيء، ليُكتشف الاحتيال في وقته.',
  },
})

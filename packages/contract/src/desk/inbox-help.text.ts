import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Requests pending your decision, your own requests, and exceptions that need a person.',
    ar: 'الطلبات التي تنتظر قرارك، وطلباتك، والاستثناءات التي تحتاج إلى تدخل.',
  },
  help_decide: { en: 'Decide on a request', ar: 'البت في طلب' },
  help_decide_1: { en: 'Open "Approvals" and read the request.', ar: 'افتح "الموافقات" واقرأ الطلب.' },
  help_decide_2: {
    en: 'Choose Approve, or choose Reject and give the requester a reason.',
    ar: 'اختر «موافقة»، أو اختر «رفض» واذكر السبب لمقدم الطلب.',
  },
  help_decide_3: {
    en: 'Requests decided on their own pages, such as bank accounts, are listed first. Open them there.',
    ar: 'الطلبات التي يُبتّ فيها في صفحاتها، كالحسابات البنكية، تظهر أولًا. افتحها هناك.',
  },
  help_mend: { en: 'Resolve an exception', ar: 'معالجة استثناء' },
  help_mend_1: { en: 'Open "Exceptions" and read the cause.', ar: 'افتح "الاستثناءات" واقرأ السبب.' },
  help_mend_2: {
    en: 'Choose Assign to me, correct the cause, then choose Retry or Resolve, or choose Dismiss and give a reason.',
    ar: 'اختر «إسناد إليّ» وصحّح السبب، ثم اختر «إعادة التنفيذ» أو «حل»، أو اختر «صرف النظر» مع ذكر السبب.',
  },
  help_absence: { en: 'Delegate during an absence', ar: 'التفويض أثناء الغياب' },
  help_absence_1: {
    en: 'Open "Delegation", choose a colleague and the days, then choose Delegate.',
    ar: 'افتح "التفويض" واختر زميلًا والأيام، ثم اختر «تفويض».',
  },
})

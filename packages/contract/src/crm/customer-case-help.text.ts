import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A case keeps a question or complaint of a customer until it is closed. Its due time follows from its priority.',
    ar: 'تحفظ الحالة سؤال العميل أو شكواه حتى إغلاقها. يتبع وقت الاستحقاق أولويتها.',
  },
  help_solve: { en: 'Resolve a case', ar: 'حل حالة' },
  help_solve_1: {
    en: 'Comment on the case while you work on it, and choose Wait for customer while an answer is missing.',
    ar: 'علّق على الحالة أثناء العمل، واختر «انتظار العميل» عند انتظار الرد.',
  },
  help_solve_2: { en: 'Choose Resolve and enter the resolution.', ar: 'اختر «حل» وأدخل الحل.' },
  help_solve_3: {
    en: 'Choose Close once the customer agrees, or Reopen if not.',
    ar: 'اختر «إغلاق» عند موافقة العميل أو «إعادة فتح» إن لم يوافق.',
  },
})

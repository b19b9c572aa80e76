import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Bank rules', ar: 'قواعد البنك' },
  one: { en: 'bank rule', ar: 'قاعدة بنك' },
  many: {
    en: '{count, plural, one {# bank rule} other {# bank rules}}',
    ar: '{count, plural, zero {لا قواعد بنك} one {قاعدة بنك واحدة} two {قاعدتا بنك} few {# قواعد بنك} many {# قاعدة بنك} other {# قاعدة بنك}}',
  },
  purpose: {
    en: 'Accounts proposed for statement lines by their text.',
    ar: 'حسابات تُقترح لسطور كشوف الحساب بحسب نصها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  contains: { en: 'Text contains', ar: 'النص يحتوي على' },
  contains_help: {
    en: 'In the name, reference or description of the line, in any case.',
    ar: 'في اسم السطر أو مرجعه أو وصفه، دون مراعاة حالة الأحرف.',
  },
  direction: { en: 'Direction', ar: 'الاتجاه' },
  direction_any: { en: 'Any', ar: 'الكل' },
  direction_received: { en: 'Received', ar: 'مستلم' },
  direction_paid: { en: 'Paid', ar: 'مدفوع' },
  accountId: { en: 'Account', ar: 'الحساب' },
  help: {
    en: 'Statement lines with this text are proposed for posting to the account, such as bank charges or interest.',
    ar: 'تُقترح سطور الكشف التي تحتوي هذا النص للترحيل إلى الحساب، مثل الرسوم البنكية أو الفوائد.',
  },
  help_create: { en: 'Create a bank rule', ar: 'إنشاء قاعدة بنك' },
  help_create_1: {
    en: 'Enter a text that the bank writes in each of these lines.',
    ar: 'أدخل نصًا يكتبه البنك في كل من هذه السطور.',
  },
  help_create_2: { en: 'Choose the account, and save.', ar: 'اختر الحساب واحفظ.' },
})

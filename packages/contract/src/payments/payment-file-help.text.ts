import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A payment file tells the bank whom to pay. Each payment is in one file, until that is cancelled.',
    ar: 'يخبر ملف الدفع البنك بمن يدفع له. كل دفعة في ملف واحد إلى أن يُلغى.',
  },
  help_create: { en: 'Create a payment file', ar: 'إنشاء ملف دفع' },
  help_create_1: {
    en: 'Choose Propose a file, the bank account and the execution date.',
    ar: 'اختر اقتراح ملف ثم الحساب البنكي وتاريخ التنفيذ.',
  },
  help_create_2: { en: 'Check the payments and choose Create file.', ar: 'راجع المدفوعات واختر إنشاء الملف.' },
  help_create_3: {
    en: 'Download the file in tab Bank file and upload it to the bank.',
    ar: 'نزّل الملف من تبويب ملف البنك وارفعه إلى البنك.',
  },
})

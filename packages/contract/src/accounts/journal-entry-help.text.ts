import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A journal entry posts debits and credits to accounts that allow manual posting. Debits and credits must be equal.',
    ar: 'القيد اليدوي يرحّل مبالغ مدينة ودائنة إلى حسابات تسمح بالترحيل اليدوي. يجب أن يتساوى المدين والدائن.',
  },
  help_enter: { en: 'Enter a journal entry', ar: 'إدخال قيد يدوي' },
  help_enter_1: {
    en: 'Create a journal entry: enter posting date and description, then a line per account with a debit or a credit.',
    ar: 'أنشئ قيدًا يدويًا: أدخل تاريخ الترحيل والوصف، ثم سطرًا لكل حساب بمبلغ مدين أو دائن.',
  },
  help_enter_2: {
    en: 'Add lines until the difference below the lines is 0.',
    ar: 'أضف السطور حتى يصبح الفرق أسفلها صفرًا.',
  },
  help_enter_3: {
    en: 'For an accrual, enter a reversal date. The reversal is posted together with the entry.',
    ar: 'للمستحقات أدخل تاريخ العكس، فيُرحّل العكس مع القيد.',
  },
  help_enter_4: {
    en: 'Choose Post. If a rule requires approval, an approval request goes to the inbox first.',
    ar: 'اختر «ترحيل». إذا تطلبت قاعدة موافقة يُرسل طلب موافقة إلى صندوق الوارد أولًا.',
  },
  help_correct: { en: 'Correct a posted entry', ar: 'تصحيح قيد مُرحّل' },
  help_correct_1: {
    en: 'Open the entry, choose Reverse and enter the date of the reversal.',
    ar: 'افتح القيد واختر «عكس» وأدخل تاريخ العكس.',
  },
  help_correct_2: { en: 'Create a new entry with the correct amounts.', ar: 'أنشئ قيدًا جديدًا بالمبالغ الصحيحة.' },
})

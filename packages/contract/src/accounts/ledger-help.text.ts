import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each line is one debit or credit of a posted journal. The balance is that of the account after the line, over all stores you may see.',
    ar: 'كل سطر مدين أو دائن في قيد مرحّل. الرصيد هو رصيد الحساب بعد السطر لكل المتاجر المتاحة لك.',
  },
  help_account: { en: 'List the lines of an account', ar: 'عرض سطور حساب' },
  help_account_1: { en: 'Select the account in the filter Account.', ar: 'اختر الحساب في مرشح «الحساب».' },
  help_account_2: {
    en: 'Add the filter Posting date to limit the period.',
    ar: 'أضف مرشح «تاريخ الترحيل» لتحديد الفترة.',
  },
  help_account_3: {
    en: 'Open a line to see its journal, then choose Open document.',
    ar: 'افتح سطرًا لعرض قيده ثم اختر «فتح المستند».',
  },
})
